import * as z from 'zod';
import { type Subscription } from '../../events/subscription.ts';
import { type Job, type Schedule } from '../../jobs/job.ts';
/** Counts what members did before experience existed, and whatever no event counted. */
export declare const backfillJob: Job<z.ZodObject<{}, z.core.$strip>>;
export declare const growthJobs: Job[];
export declare const growthSchedules: Schedule[];
export declare const growthSubscriptions: Subscription[];
