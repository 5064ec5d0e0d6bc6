import type { App } from '../../context.ts';
import type { Queryable, Tx } from '../../db/client.ts';
/** All orders of a member, newest first, with their codes. */
export declare function exportOrders(app: App, db: Queryable, memberId: string): AsyncGenerator<object>;
/** Removes where orders were sent. The orders stay without it: stock and coins were moved by them. */
export declare function eraseOrders(tx: Tx, memberId: string): Promise<void>;
/** Why an account cannot be deleted yet. */
export declare function findOpenOrders(db: Queryable, memberId: string): Promise<{
    kind: 'order';
    text: string;
}[]>;
