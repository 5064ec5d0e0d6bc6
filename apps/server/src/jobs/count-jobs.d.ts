import type { Database } from '../db/client.ts';
export interface JobCounts {
    waiting: number;
    running: number;
    /** Out of attempts: an operator has to act. */
    givenUp: number;
}
/** Jobs of all nodes by state, for the metrics. */
export declare function countJobs(db: Database): Promise<JobCounts>;
