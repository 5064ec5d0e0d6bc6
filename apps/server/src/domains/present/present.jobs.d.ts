import { type Subscription } from '../../events/subscription.ts';
import { type Job, type Schedule } from '../../jobs/job.ts';
export declare const presentJobs: Job[];
export declare const presentSchedules: Schedule[];
export declare const presentSubscriptions: Subscription[];
