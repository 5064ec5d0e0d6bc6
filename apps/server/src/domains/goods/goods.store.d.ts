import type { OrderState } from '@guangquan/contract';
import { type Selectable } from 'kysely';
import type { Queryable } from '../../db/client.ts';
import type { Goods, GoodsOrder } from '../../db/tables.gen.ts';
export type GoodsRow = Selectable<Goods>;
export type OrderRow = Omit<Selectable<GoodsOrder>, 'state'> & {
    state: OrderState;
};
/** How many of the goods a member has: in all, since the month and since the year began. */
export interface Had {
    total: number;
    month: number;
    year: number;
}
export declare function findGoods(db: Queryable, id: string): Promise<GoodsRow | undefined>;
/** Counts what a member ordered and did not cancel. */
export declare function countHad(db: Queryable, { memberId, goodsId, now }: {
    memberId: string;
    goodsId: string;
    now: Date;
}): Promise<Had>;
export interface GoodsPicture {
    path: string;
    smallPath: string;
}
/** Pictures of goods, in their order. */
export declare function loadPicturesOf(db: Queryable, goodsIds: readonly string[]): Promise<Map<string, GoodsPicture[]>>;
export declare function findShopIds(db: Queryable, goodsId: string): Promise<string[]>;
