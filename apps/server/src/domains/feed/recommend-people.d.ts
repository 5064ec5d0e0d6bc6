import { type MethodOutput, type UserFollow } from '@guangquan/contract';
import type { MemberCtx } from '../../context.ts';
/** People to follow: those followed by the caller's followees, most often followed first, then authors of hot posts. */
export declare function listRecommendedPeople(ctx: MemberCtx): Promise<MethodOutput<typeof UserFollow.GetRecommendList>>;
