import * as z from 'zod';
/** Merges and renames are carried out one after another. */
export declare const tagQueue: {
    queue: string;
};
/**
 * Gives posts and followers of a merged tag to the one it leads to. What is moved no longer has the old tag, so that a run
 * that was interrupted goes on where it ended.
 */
export declare const rejoinTag: import("../../../jobs/job.ts").Job<z.ZodObject<{
    name: z.ZodString;
}, z.core.$strip>>;
