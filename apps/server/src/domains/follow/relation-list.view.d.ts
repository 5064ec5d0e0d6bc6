import type { MethodOutput, MethodParsed, UserFollow, UserInfo } from '@guangquan/contract';
import type { MemberCtx } from '../../context.ts';
/**
 * A member's followees; defaults to the caller's. Groups and notification settings are shown to the owner only.
 * @throws ContentNotFound, Restricted where the list is private
 */
export declare function listFollowed(ctx: MemberCtx, input: MethodParsed<typeof UserFollow.GetList>): Promise<MethodOutput<typeof UserFollow.GetList>>;
/** A member's fans; defaults to the caller's. @throws ContentNotFound, Restricted where the list is private */
export declare function listFans(ctx: MemberCtx, input: MethodParsed<typeof UserFollow.GetFansList>): Promise<MethodOutput<typeof UserFollow.GetFansList>>;
/** Members blocked by the caller, newest first. */
export declare function listBlocked(ctx: MemberCtx, input: MethodParsed<typeof UserInfo.GetBlockList>): Promise<MethodOutput<typeof UserInfo.GetBlockList>>;
