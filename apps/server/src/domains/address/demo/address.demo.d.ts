import type { DemoPart } from '../../../demo/demo-part.ts';
export declare const addressDemo: DemoPart;
