import * as z from 'zod';
import { type Job, type Schedule } from '../../jobs/job.ts';
/**
 * Removes flows, tickets and scanned codes soon after they ended: what providers said is stored no longer than needed.
 */
export declare const purgeSocial: Job<z.ZodObject<{}, z.core.$strip>>;
export declare const socialJobs: Job[];
export declare const socialSchedules: Schedule[];
