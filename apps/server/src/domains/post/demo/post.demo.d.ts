import type { DemoPart } from '../../../demo/demo-part.ts';
/** The planned posts with their photographs. */
export declare const postDemo: DemoPart;
