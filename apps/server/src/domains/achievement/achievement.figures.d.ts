import { type Figure } from '../../figures/figure.ts';
/** Tiers of medals by the day on which they were won. */
export declare const achievementFigures: readonly Figure[];
