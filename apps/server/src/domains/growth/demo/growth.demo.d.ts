import type { DemoPart } from '../../../demo/demo-part.ts';
/**
 * Experience and coins by the rules: for what the members published, wrote and received, for visits, and for claimed
 * tasks; and the make-up cards that they spent on missed days.
 */
export declare const growthDemo: DemoPart;
