import * as z from 'zod';
import { type Job, type Schedule } from '../../jobs/job.ts';
/** Indexes targets older than the index; continues after an interruption. */
export declare const indexSearch: Job<z.ZodObject<{}, z.core.$strip>>;
export declare const searchJobs: Job[];
export declare const searchSchedules: Schedule[];
