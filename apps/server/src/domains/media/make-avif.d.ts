import * as z from 'zod';
import type { App } from '../../context.ts';
/** Makes the AVIF copies of one file. */
export declare const makeAvifJob: import("../../jobs/job.ts").Job<z.ZodObject<{
    fileId: z.ZodUUID;
}, z.core.$strip>>;
/** Enqueues the AVIF copies of a new file, behind all jobs that people wait for. */
export declare function queueAvif(app: App, fileId: string, useType: number): Promise<void>;
/**
 * Adds the AVIF copies that a file lacks, from its original. A copy larger than its WebP is useless and is discarded.
 * Does nothing when the file or its original no longer exists.
 */
export declare function makeAvif(app: App, fileId: string): Promise<void>;
