import type { UploadedFile } from '@guangquan/contract';
import type { MemberCtx } from '../../../context.ts';
/** Assembles an upload into a file. Called twice, on one node or two, it is done once and both get the same file. */
export declare function finishUpload(ctx: MemberCtx, uploadId: string): Promise<UploadedFile>;
