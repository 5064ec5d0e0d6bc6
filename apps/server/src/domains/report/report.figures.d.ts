import { type Figure } from '../../figures/figure.ts';
export declare const reportFigures: readonly Figure[];
