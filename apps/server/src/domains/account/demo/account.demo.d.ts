import type { DemoPart } from '../../../demo/demo-part.ts';
/** Phones to sign in with by code; nobody knows the passwords. Of newcomers the addresses they come from. */
export declare const accountDemo: DemoPart;
