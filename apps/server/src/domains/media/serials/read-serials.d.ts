import * as z from 'zod';
/**
 * Reads the serial numbers of photographs that were uploaded before they were read, or hashed with a key that is no
 * longer used. It can be stopped at any moment and goes on where it was.
 */
export declare const readSerialsJob: import("../../../jobs/job.ts").Job<z.ZodObject<{}, z.core.$strip>>;
