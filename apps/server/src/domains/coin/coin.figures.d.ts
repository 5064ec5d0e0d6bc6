import { type Figure } from '../../figures/figure.ts';
/** Coins that were given, used and expired by day; what was refunded counts as not used. */
export declare const coinFigures: readonly Figure[];
