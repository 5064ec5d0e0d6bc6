import type { Queryable } from '../db/client.ts';
/** Those of these sessions that are still valid: not ended, not expired, of an active member. */
export declare function findLiveSessions(db: Queryable, now: Date, sessionIds: readonly string[]): Promise<Set<string>>;
