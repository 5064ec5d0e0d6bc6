import * as z from 'zod';
import { type Job } from '../../jobs/job.ts';
/** Adds pinyin to tags older than this feature. */
export declare const addPinyinJob: Job<z.ZodObject<{}, z.core.$strip>>;
/** Finds the last use of tags older than its column. */
export declare const findLastUseJob: Job<z.ZodObject<{}, z.core.$strip>>;
export declare const tagJobs: Job[];
