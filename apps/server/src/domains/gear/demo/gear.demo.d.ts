import type { DemoPart } from '../../../demo/demo-part.ts';
/** Otherwise gear pages would be empty for the first hour. */
export declare const gearDemo: DemoPart;
