import type { Tx } from '../../db/client.ts';
export interface LockedMember {
    followCount: number;
    fansCount: number;
    /** The one whose permissions apply. */
    level: number;
}
/**
 * Locks members' rows and counters until the end of the transaction, always in the order of their ids, so that two who
 * follow each other at once do not deadlock. Inactive members are missing.
 */
export declare function lockMembers(tx: Tx, memberIds: string[]): Promise<Map<string, LockedMember>>;
/** Moves both counters of a follow that began (+1) or ended (−1). The rows are locked by `lockMembers`. */
export declare function moveFollowCounts(tx: Tx, { followerId, followedId, delta }: {
    followerId: string;
    followedId: string;
    delta: 1 | -1;
}): Promise<void>;
