import { type MethodOutput, type MethodParsed, type UserProduct } from '@guangquan/contract';
import type { Answered, OnceCtx } from '../../../http/once-ctx.ts';
type Accepted = MethodOutput<typeof UserProduct.AcceptTransfer>;
/**
 * Takes over a product with the code of its seller and its number. Of many who send one code one succeeds. A wrong code and
 * a wrong number are answered alike.
 * @throws TransferCodeWrong, NotAllowedNow, GearLost
 */
export declare function acceptTransfer(ctx: OnceCtx<Accepted>, input: MethodParsed<typeof UserProduct.AcceptTransfer>): Promise<Answered>;
export {};
