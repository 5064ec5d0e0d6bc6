import type { MemberCtx } from '../../context.ts';
/** Likes a comment or removes the like. @throws ContentNotFound for one the caller may not see */
export declare function likeReply(ctx: MemberCtx, { id, on }: {
    id: string;
    on: boolean;
}): Promise<{
    likeCount: number;
    isLike: boolean;
}>;
