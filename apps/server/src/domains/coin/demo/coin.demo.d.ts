import type { DemoPart } from '../../../demo/demo-part.ts';
export declare const coinDemo: DemoPart;
