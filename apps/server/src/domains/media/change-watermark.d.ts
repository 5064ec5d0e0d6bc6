import { type Watermark } from '@guangquan/contract';
import type { App } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
/**
 * Sets or removes a file's watermark; copies of 1080 px and more are unavailable until `finishCopies` has made them.
 */
export declare function changeWatermark(tx: Tx, fileId: string, { watermark, text }: {
    watermark: Watermark;
    text: string;
}): Promise<void>;
/**
 * Permanently removes a file's watermark while its original still exists: clean copies are served again, and no copy
 * with any watermark remains in the store. Can be repeated after an interruption.
 */
export declare function removeWatermark(app: App, fileId: string): Promise<void>;
