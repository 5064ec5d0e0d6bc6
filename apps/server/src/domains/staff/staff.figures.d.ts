import { type Figure } from '../../figures/figure.ts';
export declare const staffFigures: readonly Figure[];
