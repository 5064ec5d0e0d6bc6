import { type VisitRun } from '@guangquan/contract';
import type { MemberCtx } from '../../context.ts';
/**
 * Fills a missed day of the last 30 with the month's make-up card, one that the member has or one for coins, so that a run of days goes on. The
 * day itself brings no experience.
 * @throws MakeUpUsed, BadInput for a day that cannot be filled, CoinsNotEnough, CoinDayLimit
 */
export declare function makeUpVisit(ctx: MemberCtx, { day }: {
    day: string;
}): Promise<VisitRun>;
