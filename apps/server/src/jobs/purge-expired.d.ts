import * as z from 'zod';
/**
 * Removes the kernel's expired rows: nonces past the signature window, stored responses, ended sessions, limit windows,
 * relayed events. In batches, so that no statement locks many rows for long.
 */
export declare const purgeExpired: import("./job.ts").Job<z.ZodObject<{}, z.core.$strip>>;
