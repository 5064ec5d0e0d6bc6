import { type ExifEdits } from '@guangquan/contract';
import * as z from 'zod';
import type { Tx } from '../../../db/client.ts';
/** The columns that an author may correct, with the file's values. */
export declare const OriginalExif: z.ZodObject<{
    make: z.ZodNullable<z.ZodString>;
    model: z.ZodNullable<z.ZodString>;
    camera_id: z.ZodNullable<z.ZodString>;
    lens_model: z.ZodNullable<z.ZodString>;
    lens_id: z.ZodNullable<z.ZodString>;
    focal_length: z.ZodNullable<z.ZodNumber>;
    focal35: z.ZodNullable<z.ZodNumber>;
    f_number: z.ZodNullable<z.ZodNumber>;
    exposure_time: z.ZodNullable<z.ZodString>;
    exposure_seconds: z.ZodNullable<z.ZodNumber>;
    iso: z.ZodNullable<z.ZodNumber>;
    exposure_bias: z.ZodNullable<z.ZodNumber>;
    shot_at: z.ZodNullable<z.ZodString>;
    shot_time_known: z.ZodDefault<z.ZodBoolean>;
    software: z.ZodNullable<z.ZodString>;
}, z.core.$strip>;
export type OriginalExif = z.infer<typeof OriginalExif>;
/**
 * Stores an author's corrections and keeps the file's values beside them: removing a correction restores them, and
 * contests can read them.
 */
export declare function writeExifEdits(tx: Tx, fileId: string, edits: ExifEdits, timeOpen: boolean): Promise<void>;
