import type { Ctx } from '../../../context.ts';
import type { Tx } from '../../../db/client.ts';
import { type CoinCause } from './move-coins.ts';
/**
 * Gives back what a cause spent, to the lots it came from; coins that would expire within thirty days get those days.
 * @returns how many coins; 0 when nothing was spent or it was given back before, and for an erased member
 */
export declare function refundCoins(ctx: Pick<Ctx, 'now'>, tx: Tx, { memberId, ...cause }: CoinCause & {
    memberId: string;
}): Promise<number>;
