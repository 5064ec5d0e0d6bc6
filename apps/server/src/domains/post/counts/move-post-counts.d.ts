import { type RawBuilder } from 'kysely';
import type { Queryable, Tx } from '../../../db/client.ts';
/** Deltas of a post's counters. */
export interface PostMoves {
    likes?: number;
    collects?: number;
    replies?: number;
    shares?: number;
}
export interface PostCounts {
    likeCount: number;
    collectCount: number;
    replyCount: number;
    shareCount: number;
}
/**
 * Moves a post's counters by exactly what changed, in the transaction that changes it. To be called last: everybody who
 * likes the post waits for this row.
 * @throws Failure ContentNotFound when the post was deleted meanwhile; the transaction then undoes the rest
 */
export declare function movePostCounts(tx: Tx, id: string, moves: PostMoves): Promise<PostCounts>;
/**
 * SQL: moves the likes of a post that is not deleted, as part of a command's statement.
 * @param id a query of one row or none
 */
export declare function moveLikes(id: RawBuilder<string>, delta: 1 | -1): RawBuilder<unknown>;
/** SQL: as `moveLikes`, for comments. */
export declare function moveReplies(id: RawBuilder<string>, delta: 1 | -1): RawBuilder<unknown>;
/** A post's current counters. */
export declare function readPostCounts(db: Queryable, id: string): Promise<PostCounts>;
