import { type MethodParsed, type StaffGoodsOrder, type StaffOrderItem } from '@guangquan/contract';
import type { StaffCtx } from '../../../context.ts';
/**
 * Ends an order that was returned or exchanged. With a refund its coins return to their lots and its unused codes are
 * void; the stock stays, since what came back may not be sold again.
 * @throws ContentNotFound, ChangedMeanwhile, NotAllowedNow for an order that was not shipped or is over, and for a refund
 *   after a code was used
 */
export declare function returnOrder(ctx: StaffCtx, { id, refund, version, reason }: MethodParsed<typeof StaffGoodsOrder.Return>): Promise<StaffOrderItem>;
