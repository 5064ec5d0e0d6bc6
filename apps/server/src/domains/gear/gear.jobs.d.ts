import * as z from 'zod';
import { type Job, type Schedule } from '../../jobs/job.ts';
/** Counts the figures of all cameras and lenses, if that was never done: it scans all posts. */
export declare const countGearStats: Job<z.ZodObject<{}, z.core.$strip>>;
/** Updates the figures by what changed since the last minute. */
export declare const moveGearStats: Job<z.ZodObject<{}, z.core.$strip>>;
export declare const gearJobs: Job[];
/** UTC. */
export declare const gearSchedules: Schedule[];
