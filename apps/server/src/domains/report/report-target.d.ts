import type { MethodParsed, NewPublish } from '@guangquan/contract';
import type { MemberCtx } from '../../context.ts';
type ReportInput = MethodParsed<typeof NewPublish.UserReport>;
/**
 * Reports something the caller can see, once. Staff decide; until then two open reports lower a post's score, and three
 * by experienced members within a day hide it.
 * @throws ContentNotFound, NotAllowedOnSelf, AlreadyReported, BadInput, UploadNotFound
 */
export declare function reportTarget(ctx: MemberCtx, input: ReportInput): Promise<null>;
export {};
