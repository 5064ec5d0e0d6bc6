import { type MethodParsed, type StaffGoods, type StaffGoodsDetail } from '@guangquan/contract';
import type { StaffCtx } from '../../../context.ts';
import type { Tx } from '../../../db/client.ts';
import { type GoodsRow } from '../goods.store.ts';
type Creation = MethodParsed<typeof StaffGoods.Create>;
/** Adds goods as a draft. @throws BadInput, UploadNotFound */
export declare function createGoods(ctx: StaffCtx, input: Creation): Promise<StaffGoodsDetail>;
/** Changes goods. @throws ContentNotFound, ChangedMeanwhile, BadInput, UploadNotFound */
export declare function saveGoods(ctx: StaffCtx, { id, version, pictures, shopIds, ...fields }: MethodParsed<typeof StaffGoods.Save>): Promise<StaffGoodsDetail>;
/** Publishes goods or withdraws them. @throws ContentNotFound, ChangedMeanwhile, NotAllowedNow when nothing would change */
export declare function setGoodsState(ctx: StaffCtx, { id, publish, version, reason }: MethodParsed<typeof StaffGoods.SetState>): Promise<StaffGoodsDetail>;
/**
 * Adds to the stock or takes from it. Without a version: orders change it at any time, and a difference is right whenever.
 * @throws ContentNotFound, StockNotEnough, NotAllowedNow for goods without a limit, and for those with a pool of codes
 */
export declare function changeStock(ctx: StaffCtx, { id, delta, reason }: MethodParsed<typeof StaffGoods.ChangeStock>): Promise<StaffGoodsDetail>;
/** Goods, locked. @throws ContentNotFound, and ChangedMeanwhile for another version where one is given */
export declare function lockGoods(tx: Tx, id: string, version?: number): Promise<GoodsRow>;
export {};
