import * as z from 'zod';
import type { Queryable } from '../db/client.ts';
import { type JobCtx } from '../jobs/job.ts';
/** The last row of the audit log at some time, as it stands outside the database. */
declare const AuditHead: z.ZodObject<{
    time: z.ZodString;
    seq: z.ZodInt;
    hash: z.ZodString;
}, z.core.$strip>;
export type AuditHead = z.infer<typeof AuditHead>;
/**
 * Writes number and hash of the last row to the log and to a file of the data folder: whoever rewrites the whole chain in
 * the database, with right hashes, cannot rewrite those.
 */
export declare function recordHead({ app, db, now, log, }: Pick<JobCtx, 'app' | 'db' | 'now' | 'log'>): Promise<void>;
/** At 00:05 in Shanghai. */
export declare const recordHeadJob: import("../jobs/job.ts").Job<z.ZodObject<{}, z.core.$strip>>;
/** Compares what was recorded with the rows as they are. @returns the first head that does not fit, null when all do */
export declare function findWrongHead(db: Queryable, dataDir: string): Promise<{
    heads: number;
    wrong: AuditHead | null;
}>;
export {};
