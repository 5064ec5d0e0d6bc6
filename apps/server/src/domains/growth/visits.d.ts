import type { Queryable, Tx } from '../../db/client.ts';
/** Days in a row that a member used the site, from the first to the last. */
export interface Run {
    first: string;
    last: string;
    days: number;
}
/** Counts a visit of a member on a day, and the run that it completes. */
export declare function countVisit(tx: Tx, { memberId, day }: {
    memberId: string;
    day: string;
}, now: Date): Promise<void>;
/** Counts the runs that a day is part of. Each full 7 and 30 days of a run count once, wherever a card filled a gap. */
export declare function countRuns(tx: Tx, { memberId, day }: {
    memberId: string;
    day: string;
}, now: Date): Promise<void>;
/** The run of days that a day is in. */
export declare function findRun(db: Queryable, memberId: string, day: string): Promise<Run | undefined>;
