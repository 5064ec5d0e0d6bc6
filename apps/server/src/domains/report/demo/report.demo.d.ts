import type { DemoPart } from '../../../demo/demo-part.ts';
/** The planned reports, open and decided. */
export declare const reportDemo: DemoPart;
