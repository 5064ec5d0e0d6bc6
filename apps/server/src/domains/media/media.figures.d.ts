import { type Figure } from '../../figures/figure.ts';
/** Originals that are stored at the end of a day; of days before the first count, those that still are. */
export declare const mediaFigures: readonly Figure[];
