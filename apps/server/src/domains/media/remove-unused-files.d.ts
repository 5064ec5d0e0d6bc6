import type { App } from '../../context.ts';
/**
 * Removes uploads not used within 24 hours, unfinished uploads, and what killed programs left. One that cannot be
 * removed delays no other.
 * @returns files and uploads removed
 * @throws at the end, when some could not be removed
 */
export declare function removeUnusedFiles(app: App): Promise<{
    files: number;
    uploads: number;
}>;
/** Removes an upload's pieces and its row; a file made from it stays. */
export declare function removeUpload(app: App, uploadId: string): Promise<void>;
/** Removes every piece of an upload, whatever its size was said to be. */
export declare function removePieces(app: App, uploadId: string): Promise<void>;
