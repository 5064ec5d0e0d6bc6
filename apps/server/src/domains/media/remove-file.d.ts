import type { App } from '../../context.ts';
/**
 * Removes a file permanently: copies, original, row. Objects are removed first, so that no object is left without a
 * row.
 */
export declare function removeFile(app: App, fileId: string): Promise<void>;
/** Removes a file whose upload failed after it was stored: it was never there. */
export declare function discardFile(app: App, fileId: string): Promise<void>;
