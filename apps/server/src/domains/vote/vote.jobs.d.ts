import { type Job, type Schedule } from '../../jobs/job.ts';
export declare const voteJobs: Job[];
export declare const voteSchedules: Schedule[];
