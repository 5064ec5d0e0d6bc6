import type { DemoPart } from '../../../demo/demo-part.ts';
/** Gifts with their rules, and presents in every state: all of them of 林小满, some of everybody. */
export declare const presentDemo: DemoPart;
