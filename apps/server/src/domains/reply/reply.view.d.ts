import type { ReplyChild, ReplyItem } from '@guangquan/contract';
import type { Ctx } from '../../context.ts';
import { type ReplyRow } from './reply-rows.ts';
/** The post whose comments are shown. */
interface PostOfReplies {
    author_id: string;
}
/** First-level comments with their first two answers, for this viewer, in the order given. */
export declare function loadReplyItems(ctx: Ctx, post: PostOfReplies, rows: readonly ReplyRow[]): Promise<ReplyItem[]>;
/** Answers to a comment, for this viewer, in the order given. */
export declare function loadReplyChildren(ctx: Ctx, post: PostOfReplies, rows: readonly ReplyRow[]): Promise<ReplyChild[]>;
export {};
