import type { VirtualGood } from '../goods/index.ts';
/** A make-up card as a virtual good: the next missed day takes it instead of coins. */
export declare const makeUpCardGood: VirtualGood;
