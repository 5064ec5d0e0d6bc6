import * as z from 'zod';
import type { App } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
/** Makes the copies one file still lacks after its author chose watermark and size. */
export declare const finishCopiesJob: import("../../jobs/job.ts").Job<z.ZodObject<{
    fileId: z.ZodUUID;
}, z.core.$strip>>;
/**
 * Enqueues the copies of changed files, in the transaction that changes them. The caller makes them at once where a
 * person waits; the job covers the case that this failed.
 */
export declare function queueCopies(tx: Tx, fileIds: readonly string[], now: Date): Promise<void>;
/**
 * Makes the watermarked copies and the large one that a file lacks, from its clean original, and publishes them.
 * Running twice costs time and changes nothing. Does nothing for a file that does not exist or has all copies.
 */
export declare function finishCopies(app: App, fileId: string): Promise<void>;
