import type { App } from '../../../context.ts';
import { type FileIntent } from '../store-file.ts';
import type { TemporaryFile } from './temporary-file.ts';
/**
 * Turns a completely received file into a file of its use: a picture, a video or a PDF. The temporary file is consumed.
 * @returns id of the file, unused until `claimFiles`
 * @throws the Failures of `storeFile`, `storePdf` and `storeVideo`
 */
export declare function storeUpload(app: App, ownerId: string, file: TemporaryFile, intent: FileIntent): Promise<string>;
