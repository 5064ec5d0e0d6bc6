import * as z from 'zod';
import { type Job } from '../../jobs/job.ts';
/** Adds pinyin to nicknames older than this feature. */
export declare const addPinyinJob: Job<z.ZodObject<{}, z.core.$strip>>;
export declare const memberJobs: Job[];
