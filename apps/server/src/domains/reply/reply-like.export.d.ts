import type { Queryable } from '../../db/client.ts';
/** Comments a member likes, newest first. */
export declare function exportReplyLikes(db: Queryable, memberId: string): AsyncGenerator<{
    replyId: string;
    publishId: string;
    time: string;
}>;
