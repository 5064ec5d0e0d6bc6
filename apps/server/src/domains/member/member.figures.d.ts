import { type Figure } from '../../figures/figure.ts';
export declare const memberFigures: readonly Figure[];
