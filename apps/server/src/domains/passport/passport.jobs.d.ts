import * as z from 'zod';
import { type Subscription } from '../../events/subscription.ts';
import { type Job, type Schedule } from '../../jobs/job.ts';
/** Everything again: what an event missed, new rules, and registered numbers after a change of the key. */
export declare const settleAllJob: Job<z.ZodObject<{}, z.core.$strip>>;
export declare const passportJobs: Job[];
export declare const passportSchedules: Schedule[];
export declare const passportSubscriptions: Subscription[];
