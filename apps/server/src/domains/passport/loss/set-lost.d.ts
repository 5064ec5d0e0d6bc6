import { type MethodParsed, type UserProduct } from '@guangquan/contract';
import type { MemberCtx } from '../../../context.ts';
/**
 * Reports a product as lost, or ends that. Photographs that others uploaded with its number since then are shown to staff.
 * @throws ContentNotFound, NotAllowedNow
 */
export declare function setLost(ctx: MemberCtx, { regProductId, lostOn, note }: MethodParsed<typeof UserProduct.SetLost>): Promise<{
    lostOn: string | null;
}>;
