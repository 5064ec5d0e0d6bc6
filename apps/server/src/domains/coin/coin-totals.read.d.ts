import type { CoinTotals } from '@guangquan/contract';
import type { Ctx } from '../../context.ts';
/** The coins of all members together; at most five minutes old. */
export declare function loadTotals({ app }: Pick<Ctx, 'app'>): Promise<CoinTotals>;
