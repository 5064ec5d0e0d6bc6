import { type GainMap } from '@guangquan/contract';
import type { RawExif } from '../decode/decode-messages.ts';
/** Camera data in wire units: millimetres, seconds, EV. Null where the file has no plausible value. */
export interface CleanExif {
    make: string | null;
    model: string | null;
    lensMake: string | null;
    lensModel: string | null;
    focalLength: number | null;
    focal35: number | null;
    fNumber: number | null;
    exposureTime: string | null;
    exposureSeconds: number | null;
    iso: number | null;
    exposureBias: number | null;
    flash: boolean | null;
    /** `yyyy-MM-dd HH:mm:ss` by the camera's clock. */
    shotAt: string | null;
    /** False when only the date is known; the time is midnight then. */
    shotTimeKnown: boolean;
    colorSpace: string | null;
    gainMap: GainMap | null;
    software: string | null;
}
export interface CleanedExif {
    exif: CleanExif;
    /** Tags with impossible values. */
    dropped: string[];
}
/** Checks camera data against plausible ranges; values outside are dropped and reported. */
export declare function cleanExif(raw: RawExif, now: Date): CleanedExif;
