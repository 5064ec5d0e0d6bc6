import type { Ctx } from '../../../context.ts';
import type { Tx } from '../../../db/client.ts';
import { type CoinCause } from './move-coins.ts';
interface Earning extends CoinCause {
    memberId: string;
    amount: number;
    /** The cause in words, as the member reads it. */
    memo: string;
}
/**
 * Gives coins to a member.
 * @returns whether it did; false when the cause gave them before, and for an erased member
 */
export declare function earnCoins(ctx: Pick<Ctx, 'now'>, tx: Tx, earning: Earning): Promise<boolean>;
export {};
