import { type Figure } from '../../figures/figure.ts';
/** Orders of benefits and goods by day, also those that were cancelled later. */
export declare const goodsFigures: readonly Figure[];
