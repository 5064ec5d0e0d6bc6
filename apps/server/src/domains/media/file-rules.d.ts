import type { CopyMark } from './decode/decode-messages.ts';
/** One public copy. `size` is its name in the URL: long edge for photographs, width for others. */
export interface CopySize {
    size: number;
    /** WebP quality. */
    quality: number;
    /** AVIF quality that looks the same as WebP's at a smaller size. */
    avifQuality: number;
}
export interface FileRule {
    maxMB: number;
    minWidth: number;
    minHeight: number;
    minShortEdge: number;
    /** Aspect ratio the copies are cropped to; null for no cropping. */
    aspect: number | null;
    /** Ascending. */
    copies: readonly CopySize[];
    /** Made only where the owner shares it. */
    large: CopySize | null;
    /** Copies in Display P3 as well, for sources with such colours. */
    wide: boolean;
    /** Largest copy that anyone may read without a signature once the file is public. */
    openUpTo: number;
    /** Public from the start. */
    publicAtOnce: boolean;
    /** A job adds AVIF copies. */
    avif: boolean;
    /** Accepts a GIF too, and stores its animation at this quality, as large as the largest copy. Null refuses it. */
    movingQuality: number | null;
    /** Accepts a JPEG that breaks off after most of its picture: its owner is asked before it is published. */
    partial: boolean;
    /** A watermark on every copy, which nobody chooses. */
    mark: CopyMark | null;
}
/** Maximum file size of one use, in MiB; for photographs of experienced members it may be larger. */
export declare function maxMBOf(useType: number): number;
/** Limits and copies of one use of pictures. The contract allows no other use. */
export declare function ruleOf(useType: number): FileRule;
/** Largest copy of a photograph that needs no permission of its author. */
export declare const largestUnasked = 2048;
/** An upload can be used for this long after it was made. */
export declare const usableForMs: number;
/**
 * An unused upload is removed after this time: slightly later than it can be used, so that no post claims it at that
 * moment.
 */
export declare const unusedAfterMs: number;
/** Maximum time for receiving or sending a file. */
export declare const slowestTransferMs = 600000;
