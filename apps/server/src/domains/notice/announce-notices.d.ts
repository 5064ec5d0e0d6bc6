import type { Queryable } from '../../db/client.ts';
/**
 * Announces to a member's browsers, whichever node they are connected to, that there is something to fetch; inside a
 * transaction at its commit.
 */
export declare function announceNotices(db: Queryable, memberIds: readonly string[]): Promise<void>;
