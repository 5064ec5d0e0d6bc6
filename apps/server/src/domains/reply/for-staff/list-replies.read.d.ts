import type { Ctx } from '../../../context.ts';
import { type PageInput } from '../../../db/paging.ts';
/** A comment in any state. */
interface AnyReply {
    id: string;
    publish_id: string;
    author_id: string;
    parent_id: string | null;
    body: string;
    file_id: string | null;
    status: number;
    like_count: number;
    created_at: Date;
}
interface ReplyFilter extends PageInput {
    /** A part of its text, in any case and width. */
    keyword?: string | undefined;
    id?: string | undefined;
    publishId?: string | undefined;
    authorId?: string | undefined;
    status?: number | undefined;
    /** Only these. */
    ids?: readonly string[] | undefined;
}
/** A page of the comments in every state, newest first. totalCount: capped. */
export declare function listAllReplies(ctx: Ctx, filter: ReplyFilter): Promise<Omit<import("@guangquan/contract").Page<AnyReply>, "items"> & {
    rows: AnyReply[];
}>;
export {};
