import type { DemoPart } from '../../../demo/demo-part.ts';
/** The sixty members and those of the queue of reviews, with their profiles and avatars. */
export declare const memberDemo: DemoPart;
