import type { App } from '../../context.ts';
import type { FileRow } from './media.store.ts';
/** Removes every copy with one version of a file's watermark, whether or not the row still lists its size. */
export declare function removeWatermarkedCopies(app: App, file: FileRow, mark: number): Promise<void>;
