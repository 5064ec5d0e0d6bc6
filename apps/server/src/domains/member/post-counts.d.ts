import { type RawBuilder, type SqlBool } from 'kysely';
import type { Queryable, Tx } from '../../db/client.ts';
/** Deltas of a member's counters that posts and reactions move. */
export interface CountMoves {
    publish?: number;
    /** Those of them that are public. */
    publicPosts?: number;
    acceptedPosts?: number;
    likesReceived?: number;
    collects?: number;
}
/** Moves counters in the transaction that causes it. Members are locked before posts: one order of locks everywhere. */
export declare function moveMemberCounts(tx: Tx, memberId: string, moves: CountMoves): Promise<void>;
/**
 * SQL: moves the likes a member has received, as part of a command's statement.
 * @param memberId a query of one row or none
 */
export declare function moveLikesReceived(memberId: RawBuilder<string>, delta: 1 | -1): RawBuilder<unknown>;
/** Locks the counters of members, whatever their state, in the order of their ids. */
export declare function lockCounters(tx: Tx, memberIds: readonly string[]): Promise<void>;
/** Reduces the count of collected posts of each of these members by one. */
export declare function moveCollectCounts(tx: Tx, memberIds: readonly string[]): Promise<void>;
export interface PostingRights {
    phoneBound: boolean;
    acceptedPosts: number;
    /** The one whose permissions apply. */
    level: number;
    joinedAt: Date;
}
/** Locks a member's row and counters and returns whether they may write. Undefined for a member who is not active. */
export declare function lockPostingRights(tx: Tx, memberId: string): Promise<PostingRights | undefined>;
/** SQL: the member is active and joined before an instant. */
export declare function isSettledMember(memberId: RawBuilder<string>, before: Date): RawBuilder<SqlBool>;
/** SQL: the member is active and has the permissions of at least this level. */
export declare function hasLevel(memberId: RawBuilder<string>, level: number): RawBuilder<SqlBool>;
/** Those of these members with fewer than `limit` fans. */
export declare function findMembersWithFewFans(db: Queryable, memberIds: readonly string[], limit: number): Promise<Set<string>>;
