import type { DemoPart } from '../../../demo/demo-part.ts';
/** The cases that were decided; those that wait are opened by their posts, comments, reports, cards and profiles. */
export declare const reviewDemo: DemoPart;
