import type { DemoPart } from '../../../demo/demo-part.ts';
/** The tags of the posts that other domains inserted. */
export declare const tagDemo: DemoPart;
