import { type Subscription } from '../../events/subscription.ts';
import { type Job, type Schedule } from '../../jobs/job.ts';
export declare const referralJobs: Job[];
export declare const referralSchedules: Schedule[];
export declare const referralSubscriptions: Subscription[];
