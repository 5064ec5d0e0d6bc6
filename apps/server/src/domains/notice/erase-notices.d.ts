import type { Queryable, Tx } from '../../db/client.ts';
/** Removes a member's notices, and those of others about them. */
export declare function eraseNotices(db: Tx, memberId: string): Promise<void>;
/** Removes the groups of likes of targets that no longer exist. Single notices are hidden, and expire. */
export declare function removeLikeNotices(tx: Tx, targetIds: readonly string[]): Promise<void>;
/** Removes notices older than 180 days. @returns how many */
export declare function purgeNotices(db: Queryable, now: Date): Promise<number>;
