import type { App } from '../../../context.ts';
export interface StampedFile {
    path: string;
    /** Sides of the first page in points. */
    width: number;
    height: number;
}
/**
 * Draws the pages of a PDF under the watermark, in a process of its own that has nothing to lose.
 * @returns a temporary file, which the caller removes
 * @throws Failure PdfDamaged, PdfEncrypted, PdfPages, Unavailable
 */
export declare function makeStamped(app: App, path: string): Promise<StampedFile>;
