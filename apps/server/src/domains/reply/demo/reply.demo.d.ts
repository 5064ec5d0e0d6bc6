import type { DemoPart } from '../../../demo/demo-part.ts';
/** The planned comments with their likes; some are critiques, some wait in review. */
export declare const replyDemo: DemoPart;
