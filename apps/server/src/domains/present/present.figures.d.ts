import { type Figure } from '../../figures/figure.ts';
/** Presents by the day on which they were given. */
export declare const presentFigures: readonly Figure[];
