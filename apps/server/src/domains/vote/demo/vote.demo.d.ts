import type { DemoPart } from '../../../demo/demo-part.ts';
/** Votes with their choices. */
export declare const voteDemo: DemoPart;
