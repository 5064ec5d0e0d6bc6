import { type Job, type Schedule } from '../../jobs/job.ts';
export declare const postJobs: Job[];
export declare const postSchedules: Schedule[];
