import type { OriginalCrop } from '@guangquan/contract';
import type { MemberCtx } from '../../context.ts';
/** Where the viewer reads parts of a photograph's original. @throws Failure ContentNotFound */
export declare function loadCropOfPicture(ctx: MemberCtx, { id }: {
    id: string;
}): Promise<OriginalCrop>;
