import type { DemoPart } from '../../../demo/demo-part.ts';
/** Notices of the planned comments, follows, likes and collects, as the subscribers would have written them. */
export declare const noticeDemo: DemoPart;
