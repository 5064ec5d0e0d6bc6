import type { App } from '../../../context.ts';
import type { FileRow } from '../media.store.ts';
import { type CopyName } from '../object-keys.ts';
interface JpegRequest {
    file: FileRow;
    copy: CopyName;
}
/** A copy as JPEG, which every program opens: made of the WebP when somebody downloads it, watermark included. */
export declare function makeJpeg(app: App, request: JpegRequest): Promise<Buffer | null>;
export {};
