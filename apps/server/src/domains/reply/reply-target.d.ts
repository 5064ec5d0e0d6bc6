import type { TargetPart } from '../target/index.ts';
/** Comments as targets of likes, reports and notices. */
export declare const replyTarget: TargetPart;
