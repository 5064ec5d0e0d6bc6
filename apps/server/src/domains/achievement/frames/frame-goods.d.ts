import type { VirtualGood } from '../../goods/index.ts';
/** Frames for some days as virtual goods; whoever has one for ever, or may not have it, pays nothing. */
export declare const frameGoods: readonly VirtualGood[];
