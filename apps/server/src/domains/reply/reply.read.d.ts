import type { Ctx } from '../../context.ts';
import { type PageInput } from '../../db/paging.ts';
import { type ReplyRow } from './reply-rows.ts';
export type ReplySort = 'hot' | 'new';
/** A page of first-level comments. totalCount: capped, counted for the first page. */
export declare function listReplies(ctx: Ctx, input: PageInput & {
    publishId: string;
    sort: ReplySort;
}): Promise<Omit<import("@guangquan/contract").Page<ReplyRow>, "items"> & {
    rows: ReplyRow[];
}>;
/** A page of the answers to a comment, oldest first. totalCount: counter. */
export declare function listChildren(ctx: Ctx, input: PageInput & {
    parent: ReplyRow;
}): Promise<Omit<import("@guangquan/contract").Page<ReplyRow>, "items"> & {
    rows: ReplyRow[];
}>;
