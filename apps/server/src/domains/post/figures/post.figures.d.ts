import { type Figure } from '../../../figures/figure.ts';
/** Posts in any state, with what was refused or deleted since. */
export declare const postFigures: readonly Figure[];
