import type { Ctx } from '../../../context.ts';
import { type PageInput } from '../../../db/paging.ts';
/** A post in any state. */
export interface AnyPost {
    id: string;
    author_id: string;
    publish_type: number;
    status: number;
    title: string;
    body: string;
    picture_count: number;
    topic_ids: string[];
    tags: string[];
    like_count: number;
    reply_count: number;
    review_reason: string;
    revision: number;
    created_at: Date;
}
interface PostFilter extends PageInput {
    authorId?: string | undefined;
    status?: number | undefined;
    publishType?: number | undefined;
    /** Only these. */
    ids?: readonly string[] | undefined;
    /** Words, and the posts the index of search finds by them: of published posts, or of those that were. */
    words?: {
        text: string;
        foundIds: readonly string[];
    } | undefined;
}
/** A page of the posts in every state, newest first. totalCount: capped. */
export declare function listAllPosts(ctx: Ctx, filter: PostFilter): Promise<Omit<import("@guangquan/contract").Page<AnyPost>, "items"> & {
    rows: AnyPost[];
}>;
/** A post in any state. */
export declare function findAnyPost(ctx: Pick<Ctx, 'db'>, id: string): Promise<AnyPost | undefined>;
export {};
