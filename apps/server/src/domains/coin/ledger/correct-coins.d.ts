import type { Ctx } from '../../../context.ts';
import type { Tx } from '../../../db/client.ts';
import { type CoinCause } from './move-coins.ts';
interface Correction extends CoinCause {
    memberId: string;
    /** What the member gains, or loses: below 0. */
    amount: number;
    /** Why, in words for the member. */
    memo: string;
}
/**
 * Corrects a member's coins by a decision of staff.
 * @returns whether it did; false when the decision was carried out before
 * @throws ContentNotFound for an erased member, CoinsNotEnough
 */
export declare function correctCoins(ctx: Pick<Ctx, 'now'>, tx: Tx, { memberId, amount, ...cause }: Correction): Promise<boolean>;
export {};
