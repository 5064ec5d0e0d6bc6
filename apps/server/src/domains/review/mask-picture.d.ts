import type { MaskedPicture, MethodParsed, ReviewCase } from '@guangquan/contract';
import type { StaffCtx } from '../../context.ts';
/**
 * Makes a masked copy of a picture of a post or comment whose case is open, for a decision to use.
 * @throws ContentNotFound for a case that was decided, or a picture of something else
 */
export declare function maskPicture(ctx: StaffCtx, { id, pictureId, regions }: MethodParsed<typeof ReviewCase.MaskPicture>): Promise<MaskedPicture>;
