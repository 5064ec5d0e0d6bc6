import { Kysely, type Dialect } from 'kysely';
import { Deadline } from './deadline.ts';
import type { DB } from './tables.gen.ts';
import { type WriteLane } from './write-lanes.ts';
/** What limits the statements of a request. */
export interface RequestLimits {
    deadline: Deadline;
    /** Bounds the connections of its class of writes; null for a read. */
    lane: WriteLane | null;
    /** Prepares statements that repeat, as those of writes are. */
    prepares?: boolean;
    /** Whose rows of the fenced tables it finds, asked at each statement; null, as by default: everybody's. */
    whose?: () => string | null;
}
/** Prepares a database opened with this dialect for `limitDatabase`. */
export declare function makeLimitable(db: Kysely<DB>, dialect: Dialect): void;
/** The same database, on the same pool, for one request: its statements end with the request's time. */
export declare function limitDatabase(db: Kysely<DB>, limits: RequestLimits): Kysely<DB>;
/** The same database for work after a write that no caller waits for: its statements find rows by their keys too. */
export declare function preparingDatabase(db: Kysely<DB>): Kysely<DB>;
