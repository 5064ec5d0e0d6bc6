import type { TargetPart } from '../../target/index.ts';
/** Applications for activities as targets of notices to their member, who alone may open them. */
export declare const applicationTarget: TargetPart;
