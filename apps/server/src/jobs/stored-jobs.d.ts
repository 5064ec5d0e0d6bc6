import type { JobState } from '@guangquan/contract';
import type { Queryable, Tx } from '../db/client.ts';
import { type PageWindow } from '../db/paging.ts';
/** A job that waits, runs or was given up. */
export interface StoredJob {
    id: number;
    name: string;
    attempts: number;
    maxAttempts: number;
    lastError: string | null;
    createdAt: Date;
    runAt: Date;
    lockedAt: Date | null;
}
export interface JobFilter {
    state?: JobState | undefined;
    name?: string | undefined;
}
export declare function stateOf({ lockedAt, attempts, maxAttempts }: StoredJob): JobState;
/** Jobs by number, new ones first. */
export declare function listJobs(db: Queryable, filter: JobFilter, window: PageWindow<number>): Promise<StoredJob[]>;
/** At most 1,000. */
export declare function countJobsWith(db: Queryable, filter: JobFilter): Promise<number>;
/** Jobs by kind and state. */
export declare function countJobsByName(db: Queryable): Promise<{
    name: string;
    waiting: number;
    running: number;
    failed: number;
}[]>;
/** When the jobs that start by the clock last did. */
export declare function listScheduled(db: Queryable): Promise<{
    name: string;
    lastAt: Date | null;
}[]>;
/** A job that does not run, locked until the end of the transaction: meanwhile no worker takes it. */
export declare function lockIdleJob(tx: Tx, id: string): Promise<{
    name: string;
    attempts: number;
    lastError: string | null;
} | undefined>;
/** Runs a job at once, with all of its attempts. */
export declare function rescheduleJob(tx: Tx, id: string, now: Date): Promise<void>;
export declare function removeJob(tx: Tx, id: string): Promise<void>;
