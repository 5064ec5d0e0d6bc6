import { type MethodParsed, type UserProduct, type UserProductDetail } from '@guangquan/contract';
import type { MemberCtx } from '../../../context.ts';
/**
 * Sends other pictures of the purchase: what was refused is reviewed again, what is in force may get its longer
 * warranty, and a dispute gets a better proof.
 * @throws ContentNotFound, NotAllowedNow, SerialTaken, UploadNotFound
 */
export declare function submitProof(ctx: MemberCtx, { regProductId, ...files }: MethodParsed<typeof UserProduct.SubmitProof>): Promise<UserProductDetail>;
