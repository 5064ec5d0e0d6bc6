export declare const pdfMime = "application/pdf";
/** Storage keys of files: random names in a folder per day, nothing a member wrote. */
export declare function keysOf(fileId: string, mime: string, now: Date): {
    originalKey: string;
    publicPrefix: string;
};
/** Key of a PDF with its watermark, the only one that is read by anybody but its owner's export. */
export declare function stampedKey(publicPrefix: string): string;
/** Name of a PDF with its watermark, in URLs and in storage. */
export declare const stampedName = "stamped.pdf";
export type CopyFormat = 'webp' | 'avif';
/** Which copy of a photograph. */
export interface CopyName {
    size: number;
    gamut: 'srgb' | 'p3';
    /** Version of its watermark; 0 without one. */
    mark: number;
    /** The animation, not its first frame. */
    moving?: boolean;
}
/**
 * Name of a copy in URLs and in storage: `1080`, in Display P3 `1080p3`, animated `1080a`, with its third watermark
 * `1080m3`.
 */
export declare function copyName({ size, gamut, mark, moving }: CopyName): string;
/** Parses a name; null when it is not one. */
export declare function readCopyName(name: string): CopyName | null;
/** Key of one copy. */
export declare function copyKey(publicPrefix: string, name: CopyName, format: CopyFormat): string;
/** Folder of the pieces of an unfinished upload. */
export declare function piecesFolder(uploadId: string): string;
/** Key of one piece of an unfinished upload. */
export declare function pieceKey(uploadId: string, index: number): string;
