import type { MemberCtx } from '../../context.ts';
/**
 * Collects a post, into a folder where one is named, or removes it: the row and all counters move together by exactly
 * what changed.
 * @throws ContentNotFound for a post the caller may not see, and for a folder that is not theirs
 */
export declare function collectPost(ctx: MemberCtx, { id, on, folderId }: {
    id: string;
    on: boolean;
    folderId?: string | null | undefined;
}): Promise<{
    collectCount: number;
    isCollect: boolean;
}>;
