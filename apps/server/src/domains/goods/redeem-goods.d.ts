import { type Goods, type MethodParsed, type OrderItem } from '@guangquan/contract';
import type { MemberCtx } from '../../context.ts';
type Redeeming = Omit<MethodParsed<typeof Goods.Redeem>, 'requestId'>;
/**
 * Gives a member goods: coins, limits, order, stock and codes in one transaction. Orders of one member stand in one order
 * by the lock of their account; the row of the goods is changed last, since everybody who wants them waits for it.
 * @throws ContentNotFound, CoinsNotEnough, CoinDayLimit, StockNotEnough, RedeemLimit, GoodsLevelTooLow, GoodsClosed,
 *   GoodsChanged, OwnersOnly, ExchangeAge, BadInput for what an order of this kind needs
 */
export declare function redeemGoods(ctx: MemberCtx, input: Redeeming): Promise<OrderItem>;
export {};
