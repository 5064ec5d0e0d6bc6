import { type MethodParsed, type ShownCode, type StaffGoodsCode } from '@guangquan/contract';
import type { StaffCtx } from '../../../context.ts';
/** The code that somebody shows. @throws ContentNotFound, for one that was not handed out too */
export declare function findCode(ctx: StaffCtx, { code }: {
    code: string;
}): Promise<ShownCode>;
/**
 * Accepts a code in a shop, once.
 * @throws ContentNotFound, CodeSpent, NotAllowedNow in a shop that does not accept it
 */
export declare function useCode(ctx: StaffCtx, { id, shopId }: MethodParsed<typeof StaffGoodsCode.Use>): Promise<ShownCode>;
