import * as z from 'zod';
import { type Job } from '../../../jobs/job.ts';
/** The frames, which an author waits for: at once. */
export declare const makeFramesJob: Job<z.ZodObject<{
    fileId: z.ZodUUID;
}, z.core.$strip>>;
/** The copies: long work in a lane of its own, where it delays nothing else. */
export declare const transcodeJob: Job<z.ZodObject<{
    fileId: z.ZodUUID;
}, z.core.$strip>>;
export declare const videoJobs: Job[];
