import type { ProofPicture } from '@guangquan/contract';
import type { Ctx } from '../../context.ts';
/**
 * Proofs of purchase under their watermark, with addresses that are valid for an hour. The caller has checked the right.
 * @returns by file id; a file that no longer exists is missing
 */
export declare function loadProofPictures(ctx: Ctx, fileIds: readonly string[]): Promise<Map<string, ProofPicture>>;
