import { type Subscription } from '../../events/subscription.ts';
import { type Job, type Schedule } from '../../jobs/job.ts';
export declare const noticeSubscriptions: Subscription[];
export declare const noticeJobs: Job[];
export declare const noticeSchedules: Schedule[];
