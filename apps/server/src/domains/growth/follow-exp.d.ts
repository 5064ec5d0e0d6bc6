import type { Database } from '../../db/client.ts';
/** Permissions follow the experience of members who were warned 30 days ago. */
export declare function lowerUnlocks(db: Database, now: Date): Promise<void>;
/** Members who by today's thresholds have reached a higher level. */
export declare function raiseLevels(db: Database, now: Date, signal: AbortSignal): Promise<void>;
