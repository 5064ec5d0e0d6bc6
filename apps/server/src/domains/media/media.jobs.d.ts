import { type Job, type Schedule } from '../../jobs/job.ts';
export declare const mediaJobs: Job[];
/** UTC, at quiet minutes of every hour. */
export declare const mediaSchedules: Schedule[];
