import * as z from 'zod';
import { type Job, type Schedule } from '../../jobs/job.ts';
/**
 * Updates scores and the order of 推荐 each minute; all scores of the last 30 days when an hour has passed since the last
 * time.
 */
export declare const rankFeed: Job<z.ZodObject<{}, z.core.$strip>>;
export declare const feedJobs: Job[];
export declare const feedSchedules: Schedule[];
