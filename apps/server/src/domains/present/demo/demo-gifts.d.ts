import { type PresentOption, type PresentSource, type PresentState } from '@guangquan/contract';
interface DemoGift {
    key: string;
    picture: string;
    present_type: 1 | 2;
    title: string;
    detail: string;
    value: number;
    options: PresentOption[];
    exchange_coins: number | null;
    claim_days: number;
}
export declare const demoGifts: readonly DemoGift[];
/** A present of the demonstration. */
export interface Given {
    gift: string;
    source: PresentSource;
    state: PresentState;
    daysAgo: number;
    /** Index of the option. */
    chosen?: number;
    memo?: string;
    award?: {
        event: string;
        rank: string;
    };
}
/** One in each state. */
export declare const givenToLin: readonly Given[];
/** What the other members have, in turn. */
export declare const givenToAll: readonly Given[];
export {};
