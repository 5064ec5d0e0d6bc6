import { type UserBrief } from '@guangquan/contract';
import type { Ctx } from '../../context.ts';
/**
 * Members as every list shows them to this viewer: names, avatars, levels, follow state. One query for any number of
 * ids; an unknown id is missing from the result.
 */
export declare function loadUserBriefs(ctx: Ctx, memberIds: readonly string[]): Promise<Map<string, UserBrief>>;
/** As `loadUserBriefs`, with their introductions. */
export declare function loadIntroducedBriefs(ctx: Ctx, memberIds: readonly string[]): Promise<Map<string, UserBrief & {
    introduction: string;
}>>;
/** One member who is known to exist. */
export declare function getUserBrief(ctx: Ctx, memberId: string): Promise<UserBrief>;
