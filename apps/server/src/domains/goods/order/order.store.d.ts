import type { OrderState } from '@guangquan/contract';
import type { Queryable, Tx } from '../../../db/client.ts';
import type { GoodsRow, OrderRow } from '../goods.store.ts';
interface NewOrder {
    id: string;
    memberId: string;
    goods: GoodsRow;
    count: number;
    state: OrderState;
    address: Buffer | null;
    shopId: string | null;
}
export declare function insertOrder(tx: Tx, now: Date, order: NewOrder): Promise<void>;
/** SQL: columns of an order as `OrderRow`. */
export declare const orderColumns: import("kysely").RawBuilder<unknown>;
/** One order, locked; undefined for another member's where one is given. */
export declare function lockOrder(tx: Tx, { id, memberId }: {
    id: string;
    memberId?: string;
}): Promise<OrderRow | undefined>;
/** The member of an order; undefined for an unknown one. */
export declare function findMemberOf(db: Queryable, orderId: string): Promise<string | undefined>;
export {};
