import type { DemoPart } from '../../../demo/demo-part.ts';
/** The planned likes, collections and shares of posts. */
export declare const reactionDemo: DemoPart;
