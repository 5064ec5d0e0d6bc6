import { type GoodsConditionKey } from '@guangquan/contract';
import type { Standing } from '../member/index.ts';
import type { GoodsRow, Had } from './goods.store.ts';
/** What is known of whoever looks at goods. */
export interface Redeemer {
    standing: Standing;
    had: Had;
    /** Coins that may be used. */
    coins: number;
}
interface Judged {
    key: GoodsConditionKey;
    isMet: boolean;
    text: string;
}
/** The conditions of goods, in the order in which they are shown; for a visitor those that depend on nobody. */
export declare function judgeGoods(goods: GoodsRow, redeemer: Redeemer | null, now: Date): Judged[];
/** How many of them the member may have in one order; the conditions are met. */
export declare function maxCountOf(goods: GoodsRow, { had, coins }: Redeemer): number;
/** How many more of them the limits allow to the member. */
export declare function leftFor(goods: GoodsRow, had: Had): number;
/** Whether goods may be had at an instant. */
export declare function isInPeriod(goods: GoodsRow, now: Date): boolean;
/** Whether a member is old enough to exchange coins; somebody who gave no birthday is not asked for it. */
export declare function isOldEnough(goods: GoodsRow, { birthday }: Standing, now: Date): boolean;
export {};
