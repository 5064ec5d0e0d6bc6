import type { DemoPart } from '../../../demo/demo-part.ts';
/** Searches of this week for the tags of the plan. */
export declare const searchDemo: DemoPart;
