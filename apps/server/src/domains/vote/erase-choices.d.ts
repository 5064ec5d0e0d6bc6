import type { Database } from '../../db/client.ts';
/** Removes everything a member chose, counters included. May be run again after an interruption. */
export declare function eraseChoices(db: Database, memberId: string, now: Date): Promise<void>;
