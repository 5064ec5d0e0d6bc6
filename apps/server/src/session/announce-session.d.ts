import type { Queryable } from '../db/client.ts';
/**
 * Announces to every node that a session changed. Inside a transaction PostgreSQL sends it at the commit: sent earlier,
 * a node would read the old state again and cache it.
 */
export declare function announceSession(db: Queryable, sessionId: string): Promise<void>;
/** As `announceSession`, for every open session of a member. */
export declare function announceSessionsOf(db: Queryable, memberId: string): Promise<void>;
