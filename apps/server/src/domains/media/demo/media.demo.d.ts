import type { DemoPart } from '../../../demo/demo-part.ts';
/** The uploads of the plan's photographs, with their licences and films. */
export declare const mediaDemo: DemoPart;
