import type { Queryable } from '../../db/client.ts';
export interface ReplyPeople {
    publishId: string;
    writerId: string;
    answeredId: string | null;
    /** Members mentioned in the text. */
    mentioned: string[];
}
/**
 * Who wrote a shown comment and whom it answers: the writer of the comment or answer it replies to, null for a comment
 * on the post itself. Undefined when it is no longer shown.
 */
export declare function findReplyPeople(db: Queryable, replyId: string): Promise<ReplyPeople | undefined>;
