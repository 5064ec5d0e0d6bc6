import { type Job, type Schedule } from '../../jobs/job.ts';
export declare const personalDataJobs: Job[];
/** UTC. An account is erased within an hour after its date. */
export declare const personalDataSchedules: Schedule[];
