import { type Job, type Schedule } from '../../jobs/job.ts';
export declare const coinJobs: Job[];
export declare const coinSchedules: Schedule[];
