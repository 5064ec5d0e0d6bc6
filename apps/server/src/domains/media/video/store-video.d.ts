import type { App } from '../../../context.ts';
import type { FileIntent } from '../store-file.ts';
import type { TemporaryFile } from '../upload/temporary-file.ts';
/**
 * Checks a video by its content, stores the original unchanged and enqueues the making of frames and copies. The caller
 * removes the temporary file if it is left.
 * @returns id of the file, unused until `claimFiles`
 * @throws Failure VideoTypeRefused, VideoCodecRefused, VideoH264Only, VideoDamaged, VideoLength, VideoSize, QuotaFull,
 * StorageFull, VideoDayLimit
 */
export declare function storeVideo(app: App, ownerId: string, file: TemporaryFile, intent: FileIntent): Promise<string>;
/** A video that was given up is tried again when it is uploaded again. */
export declare function tryVideoAgain(app: App, fileId: string): Promise<void>;
