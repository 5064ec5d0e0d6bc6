import type { DemoPart } from '../../../demo/demo-part.ts';
/** The catalogue of 澄光, numbers that were shipped, codes, what the members registered, and activities for them. */
export declare const productDemo: DemoPart;
