import type { Database, Queryable } from '../../db/client.ts';
/** Finds the last use of tags that are older than its column. May be interrupted and run again. */
export declare function findLastUseOfAllTags(db: Database, signal: AbortSignal): Promise<void>;
/** Sets the last use of tags by their posts. */
export declare function findLastUse(db: Queryable, names: readonly string[]): Promise<void>;
