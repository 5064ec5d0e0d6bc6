import type { CommentPicture } from '@guangquan/contract';
import type { Ctx } from '../../context.ts';
import type { Queryable } from '../../db/client.ts';
/** A comment for those who decide about it, whoever may see it. */
export interface ReviewedReply {
    id: string;
    publishId: string;
    text: string;
    picture: CommentPicture | null;
    isShown: boolean;
    createdAt: Date;
}
/** Comments that are not deleted, by id. The caller is responsible for the permission. */
export declare function loadReviewedReplies(ctx: Ctx, ids: readonly string[]): Promise<Map<string, ReviewedReply>>;
/** What a comment says. */
export declare function readReplyText(db: Queryable, id: string): Promise<string>;
