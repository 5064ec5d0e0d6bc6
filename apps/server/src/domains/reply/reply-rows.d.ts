import type { Mention } from '@guangquan/contract';
import { type RawBuilder } from 'kysely';
import { type ParamOf } from '../../db/prepared-query.ts';
/** A comment as its view needs it. */
export interface ReplyRow {
    id: string;
    publish_id: string;
    parent_id: string | null;
    reply_to_id: string | null;
    author_id: string;
    body: string;
    like_count: number;
    child_count: number;
    pinned: boolean;
    folded: boolean;
    file_id: string | null;
    mentions: Mention[];
    created_at: Date;
    rubric: number | null;
    region: unknown;
    helpful_at: Date | null;
    is_like: boolean;
}
type ViewerParam = ParamOf<{
    viewerId: string | null;
}>;
/** SQL: the viewer of a query, or null in the query for visitors. */
export declare function viewerOf(param: ViewerParam, member: boolean): RawBuilder<string> | null;
/** SQL: the columns of `ReplyRow`, from `reply`. */
export declare function replyColumns(viewerId: RawBuilder<string> | null): RawBuilder<unknown>;
type ChildValues = {
    viewerId: string | null;
    parentIds: readonly string[];
};
/** The first answers to each of these comments that this viewer sees, oldest first, in one query. */
export declare const firstChildrenOf: (db: import("../../db/client.ts").Queryable, variant: {
    member: boolean;
}, values: ChildValues) => Promise<ReplyRow[]>;
type OneValues = {
    viewerId: string | null;
    id: string;
};
/** A comment, if this viewer sees it. */
export declare const oneReply: (db: import("../../db/client.ts").Queryable, variant: {
    member: boolean;
}, values: OneValues) => Promise<ReplyRow[]>;
export {};
