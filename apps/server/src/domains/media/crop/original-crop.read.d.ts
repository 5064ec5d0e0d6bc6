import type { OriginalCrop } from '@guangquan/contract';
import type { MemberCtx } from '../../../context.ts';
/**
 * Where this member reads parts of an original. The caller has already checked that they may see the post.
 * @throws Failure ContentNotFound when the file no longer exists
 */
export declare function loadOriginalCrop(ctx: MemberCtx, fileId: string): Promise<OriginalCrop>;
