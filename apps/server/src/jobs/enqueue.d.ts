import type * as z from 'zod';
import type { Queryable } from '../db/client.ts';
import type { Job } from './job.ts';
export interface EnqueueOptions {
    /** Not before this instant; default at once. */
    runAt?: Date;
    /** A second job with the same key replaces one that still waits. */
    key?: string;
    /** Jobs of the same queue run one after another, on whichever node. */
    queue?: string;
    /** Higher values run later; default 0. */
    priority?: number;
}
/** Enqueues a job. In a transaction, the job exists only if that commits. */
export declare function enqueue<S extends z.ZodType>(db: Queryable, job: Job<S>, payload: z.input<S>, options?: EnqueueOptions): Promise<void>;
