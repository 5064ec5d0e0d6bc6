import type { Tx } from '../../db/client.ts';
import type { Earning } from './earning.ts';
import type { GrowthRules } from './growth-rules.ts';
/** What an act earns. */
export interface Worth {
    exp: number;
    coins: number;
}
/** How far the caps of days, months and posts are used. */
export interface Usage {
    /** Counts one act. @returns what it earns; null where caps leave nothing */
    use: (earning: Earning & {
        day: string;
    }) => Worth | null;
}
/** Reads what the caps of these acts have to know. The members are locked. */
export declare function loadUsage(tx: Tx, earnings: readonly Earning[], { rules, paysCoins }: {
    rules: GrowthRules;
    paysCoins: boolean;
}): Promise<Usage>;
