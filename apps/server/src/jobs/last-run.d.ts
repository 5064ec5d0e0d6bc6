import type { Queryable } from '../db/client.ts';
/** As of when work was last completed; null for never. */
export declare function lastRun(db: Queryable, name: string): Promise<Date | null>;
/** Whether work was last completed at least this long ago, or never. */
export declare function isDue(db: Queryable, { name, everyMs, now }: {
    name: string;
    everyMs: number;
    now: Date;
}): Promise<boolean>;
/** Records that work was completed, as of the instant it began. */
export declare function recordRun(db: Queryable, name: string, now: Date): Promise<void>;
