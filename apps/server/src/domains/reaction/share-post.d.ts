import type { Ctx } from '../../context.ts';
/** Counts that a post was shared, once per person and day. @throws ContentNotFound for a post the caller may not see */
export declare function sharePost(ctx: Ctx, { id, channel }: {
    id: string;
    channel: string;
}): Promise<{
    shareCount: number;
}>;
