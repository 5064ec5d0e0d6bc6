import type { App } from '../../../context.ts';
import type { FileIntent } from '../store-file.ts';
import type { TemporaryFile } from '../upload/temporary-file.ts';
/** Whether a file begins as a PDF does, whatever its name. */
export declare function isPdf(path: string): Promise<boolean>;
/**
 * Stores a PDF unchanged, and one with its pages under a watermark, which alone is shown. The caller removes the
 * temporary file.
 * @returns id of the file, unused until `claimFiles`
 * @throws Failure PdfDamaged, PdfEncrypted, PdfPages, QuotaFull, StorageFull, Unavailable
 */
export declare function storePdf(app: App, ownerId: string, file: TemporaryFile, intent: FileIntent): Promise<string>;
