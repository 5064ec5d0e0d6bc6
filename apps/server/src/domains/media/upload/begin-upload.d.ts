import { type FileUpload, type MethodOutput, type MethodParsed } from '@guangquan/contract';
import type { MemberCtx } from '../../../context.ts';
/**
 * Begins an upload. For the same file of the same member it resumes an unfinished one; one that has become a file not
 * yet used needs no piece at all. A file already used, or said to have another size, is a new upload: two posts never
 * share one. What is resumed or refused does not count towards the limit.
 */
export declare function beginUpload(ctx: MemberCtx, input: MethodParsed<typeof FileUpload.Begin>): Promise<MethodOutput<typeof FileUpload.Begin>>;
/** Number of pieces of a file of `size` bytes. */
export declare function pieceCount(size: number): number;
