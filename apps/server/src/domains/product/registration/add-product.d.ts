import { type MethodParsed, type UserProduct, type UserProductDetail } from '@guangquan/contract';
import type { Answered, OnceCtx } from '../../../http/once-ctx.ts';
type AddCtx = OnceCtx<UserProductDetail>;
type Input = MethodParsed<typeof UserProduct.Add>;
/**
 * Registers a product. With a right access code and a free number it takes effect at once; the rest waits for staff. A
 * number that somebody else has can be claimed with a proof.
 * @throws ContentNotFound, SerialWrongForm, SerialOwn, SerialTaken, SerialNeedsInvoice, SerialBlocked, AccessCodeWrong,
 * UploadNotFound
 */
export declare function addProduct(ctx: AddCtx, input: Input): Promise<Answered>;
export {};
