import type { MemberCtx } from '../../context.ts';
/**
 * Closes the comments of the caller's post, or opens them again; existing comments stay.
 * @throws ContentNotFound, also for a post the caller may not see; Forbidden for somebody else's
 */
export declare function closeComments(ctx: MemberCtx, { publishId, on }: {
    publishId: string;
    on: boolean;
}): Promise<{
    commentsClosed: boolean;
}>;
