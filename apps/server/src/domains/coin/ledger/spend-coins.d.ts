import type { Ctx } from '../../../context.ts';
import type { Tx } from '../../../db/client.ts';
import { type CoinCause } from './move-coins.ts';
interface Spending extends CoinCause {
    memberId: string;
    amount: number;
    /** What it is spent on, in words. */
    memo: string;
}
/**
 * Takes coins from a member, the first to expire first.
 * @returns whether it did; false when the cause took them before
 * @throws CoinsNotEnough, CoinDayLimit
 */
export declare function spendCoins(ctx: Pick<Ctx, 'app' | 'now'>, tx: Tx, spending: Spending): Promise<boolean>;
export {};
