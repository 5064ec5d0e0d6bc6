import { type GoodsOrder, type MethodParsed, type OrderDetail, type OrderItem } from '@guangquan/contract';
import { type RawBuilder } from 'kysely';
import type { MemberCtx } from '../../../context.ts';
import type { Queryable } from '../../../db/client.ts';
import { type PageWindow } from '../../../db/paging.ts';
import { type TimeKey } from '../../../db/time-key.ts';
import { type OrderRow } from '../goods.store.ts';
/** A page of the caller's orders, newest first. totalCount: capped. */
export declare function listOrders(ctx: MemberCtx, input: MethodParsed<typeof GoodsOrder.GetList>): Promise<{
    totalCount: number;
    isLast: boolean;
    nextCursor: string | null;
    items: {
        id: string;
        number: string;
        goodsId: string;
        goodsType: number;
        kind: number;
        name: string;
        coverUrl: string | null;
        count: number;
        coins: number;
        state: number;
        createTime: string;
    }[];
}>;
export declare function readOrders(db: Queryable, found: RawBuilder<unknown>, window: Pick<PageWindow<TimeKey>, 'after' | 'skip' | 'limit'>): Promise<OrderRow[]>;
/** One of the caller's orders in a few words. @throws ContentNotFound */
export declare function getOrderItem(ctx: MemberCtx, id: string): Promise<OrderItem>;
/** One of the caller's orders. @throws ContentNotFound */
export declare function getOrder(ctx: MemberCtx, { id }: {
    id: string;
}): Promise<OrderDetail>;
