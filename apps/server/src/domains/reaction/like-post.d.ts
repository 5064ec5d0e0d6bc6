import type { MemberCtx } from '../../context.ts';
/**
 * Likes a post or removes the like: the row and both counters move together by exactly what changed.
 * @throws ContentNotFound for a post the caller may not see
 */
export declare function likePost(ctx: MemberCtx, { id, on }: {
    id: string;
    on: boolean;
}): Promise<{
    likeCount: number;
    isLike: boolean;
}>;
