import type { MemberCtx } from '../../context.ts';
/**
 * Deletes a comment and the answers under it.
 * @returns how many comments the post has now
 * @throws ContentNotFound, also for a comment the caller may not see; Forbidden for somebody else's
 */
export declare function deleteReply(ctx: MemberCtx, { id }: {
    id: string;
}): Promise<{
    replyCount: number;
}>;
