import { type Figure } from '../../figures/figure.ts';
/** Comments in any state. */
export declare const replyFigures: readonly Figure[];
