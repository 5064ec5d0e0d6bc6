import { type UploadedFile } from '@guangquan/contract';
import type { Ctx } from '../../context.ts';
/**
 * Files as the upload's response shows them to their owner, in two queries for any number.
 * @returns by file id; a file that no longer exists is missing
 */
export declare function loadUploadedFiles(ctx: Ctx, fileIds: readonly string[]): Promise<Map<string, UploadedFile>>;
/** The file of an upload that has just finished. */
export declare function loadUploadedFile(ctx: Ctx, fileId: string): Promise<UploadedFile>;
