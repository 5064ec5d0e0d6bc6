import type { MemberCtx } from '../../../context.ts';
import type { Tx } from '../../../db/client.ts';
import type { GoodsRow } from '../goods.store.ts';
interface Handing {
    goods: GoodsRow;
    codeDays: number;
    orderId: string;
    memberId: string;
    count: number;
}
/** Gives an order its codes: from the pool of the goods, or new ones. Stock was taken before, so that the row is locked. */
export declare function handOutCodes(ctx: MemberCtx, tx: Tx, handing: Handing): Promise<void>;
export {};
