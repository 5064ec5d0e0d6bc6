import * as z from 'zod';
import type { Database } from '../../db/client.ts';
import { type Subscription } from '../../events/subscription.ts';
import { type Job, type Schedule } from '../../jobs/job.ts';
/** The first medals of members who were here before there were any. */
export declare const backlogJob: Job<z.ZodObject<{}, z.core.$strip>>;
/** Grants every active member what they have reached, some of them at a time. */
export declare function grantToAll(db: Database, now: Date, signal: AbortSignal): Promise<void>;
export declare const achievementJobs: Job[];
export declare const achievementSchedules: Schedule[];
export declare const achievementSubscriptions: Subscription[];
