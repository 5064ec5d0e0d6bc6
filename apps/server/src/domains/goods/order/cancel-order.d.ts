import { type OrderItem } from '@guangquan/contract';
import type { MemberCtx } from '../../../context.ts';
/**
 * Cancels an order that is not shipped yet: its coins return to their lots, and the goods to the stock. Locks as
 * `redeemGoods` does: account, order, goods.
 * @throws ContentNotFound, NotAllowedNow
 */
export declare function cancelOrder(ctx: MemberCtx, { id }: {
    id: string;
}): Promise<OrderItem>;
