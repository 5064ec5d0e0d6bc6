import type { App } from '../../../context.ts';
import { type FileRow } from '../media.store.ts';
import type { CropName } from './crop-name.ts';
interface CropRequest {
    file: FileRow;
    crop: CropName;
}
/** A part of an original as WebP without metadata, with the watermark of the file. Callers of the same part share it. */
export declare function cutCrop(app: App, request: CropRequest): Promise<Buffer | null>;
/** Changes with everything that the bytes depend on. */
export declare function cropKey({ file, crop }: CropRequest): string;
export {};
