import type { FollowState } from '@guangquan/contract';
import type { MemberCtx } from '../../context.ts';
export interface FollowInput {
    userId: string;
    on: boolean;
    group?: number | undefined;
    notifyPosts?: boolean | undefined;
}
/**
 * Follows a member, changes the follow's settings, or unfollows. Row and both counters change in one transaction that
 * locks both members' rows, so that concurrent clicks on any number of nodes keep them consistent.
 * @throws ContentNotFound, NotAllowedOnSelf, FollowLimit, Restricted
 */
export declare function followMember(ctx: MemberCtx, input: FollowInput): Promise<{
    followState: FollowState;
    fansCount: number;
}>;
