import { type MaskedPicture, type MaskRegion } from '@guangquan/contract';
import type { Ctx } from '../../../context.ts';
/**
 * Makes a masked copy of a photograph as a file of its own, with the same owner, camera data and choices. Nothing uses
 * it until `withholdPhotograph`; without that it is removed like an upload that nobody uses.
 * @throws ContentNotFound when the file or its original is gone, or it is no picture of a post or comment; Unavailable
 */
export declare function maskPhotograph(ctx: Pick<Ctx, 'app' | 'db'>, { fileId, regions }: {
    fileId: string;
    regions: readonly MaskRegion[];
}): Promise<MaskedPicture>;
