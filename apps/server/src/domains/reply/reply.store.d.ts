import { type RawBuilder, type SqlBool } from 'kysely';
import type { Queryable, Tx } from '../../db/client.ts';
/** States of a comment. */
export declare const replyStatus: {
    readonly inReview: 1;
    readonly shown: 2;
    readonly deleted: 5;
};
export interface LockedReply {
    id: string;
    publish_id: string;
    parent_id: string | null;
    author_id: string;
    status: number;
    child_count: number;
    file_id: string | null;
    /** When reports hid it; null once somebody decided. */
    hidden_at: Date | null;
}
/** A comment that is not deleted, regardless of who may see it. */
export declare function findReply(db: Queryable, id: string): Promise<LockedReply | undefined>;
/** As `findReply`, locked until the end of the transaction. */
export declare function lockReply(tx: Tx, id: string): Promise<LockedReply | undefined>;
/** Whether a comment has this photograph. */
export declare function isPictureTaken(db: Queryable, fileId: string): Promise<boolean>;
/** How many comments a member wrote since an instant, including deleted ones. */
export declare function countWritten(db: Queryable, authorId: string, since: Date): Promise<number>;
/** Moves the number of shown answers of a first-level comment. */
export declare function moveChildCount(tx: Tx, id: string, delta: number): Promise<void>;
/**
 * How many comments a locked, shown comment contributes to its post's count: itself and its answers; as an answer 1, or
 * 0 when the comment it answers is not shown, which must be locked too.
 */
export declare function countShownWith(tx: Tx, reply: LockedReply): Promise<number>;
/** Changes the state of a comment. A deleted one is unpinned and releases its photograph. */
export declare function setReplyStatus(tx: Tx, id: string, status: number): Promise<void>;
/** Deletes the answers to a comment. */
export declare function deleteChildren(tx: Tx, parentId: string): Promise<void>;
/** Sets or removes a like. @returns the delta of the counter: 0 when nothing changed */
export declare function setReplyLike(tx: Tx, { replyId, memberId, on, now }: {
    replyId: string;
    memberId: string;
    on: boolean;
    now: Date;
}): Promise<-1 | 0 | 1>;
/** Moves the likes of a comment. @returns how many it has now */
export declare function moveReplyLikes(tx: Tx, id: string, delta: -1 | 0 | 1): Promise<number>;
/** SQL: whether this member likes the comment of the row. */
export declare function likesReply(memberId: RawBuilder<string>): RawBuilder<SqlBool>;
