import type { App } from '../../context.ts';
import { type TemporaryFile } from './upload/temporary-file.ts';
export interface FileIntent {
    /** As received; stored as text only. */
    fileName: string;
    /** A value of `useTypes`. */
    useType: number;
    /** Bytes of this file that the quota already counts as an unfinished upload. */
    countedBytes?: number;
    /** False skips the AVIF copies: for hundreds of pictures at once. */
    avif?: boolean;
}
/**
 * Checks a picture by its content, makes its copies and stores the original unchanged. A temporary file is consumed,
 * whatever the outcome.
 * @param ownerId null for a picture of the site itself
 * @returns id of the file, unused until `claimFiles`
 * @throws Failure FileTypeRefused, ProofTypeRefused, HeicRefused, HeicTooLarge, FileTooLarge, PhotoDamaged, PhotoIncomplete, PhotoTooSmall,
 * PhotoTooNarrow, BackgroundTooSmall, PhotoTooLarge, GifTooLarge, QuotaFull, StorageFull, Unavailable
 */
export declare function storeFile(app: App, ownerId: string | null, source: Buffer | TemporaryFile, intent: FileIntent): Promise<string>;
