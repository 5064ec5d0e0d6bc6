import * as z from 'zod';
import { type Job, type Schedule } from '../../jobs/job.ts';
/** Once at each start: sessions of a program that stored their keys in plain text. */
export declare const sealSignKeys: Job<z.ZodObject<{}, z.core.$strip>>;
export declare const accountJobs: Job[];
export declare const accountSchedules: Schedule[];
