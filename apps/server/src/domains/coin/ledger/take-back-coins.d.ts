import type { Ctx } from '../../../context.ts';
import type { Tx } from '../../../db/client.ts';
import { type CoinCause } from './move-coins.ts';
/**
 * Takes back what a cause earned, such as a post that was deleted: from the lot it went to, then from the first to
 * expire. What the member no longer has is let go, once and for all.
 * @returns how many coins were taken; 0 when nothing was earned or it was taken back before
 */
export declare function takeBackCoins(ctx: Pick<Ctx, 'now'>, tx: Tx, { memberId, ...cause }: CoinCause & {
    memberId: string;
}): Promise<number>;
