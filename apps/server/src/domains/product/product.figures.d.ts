import { type Figure } from '../../figures/figure.ts';
/** Registrations, and applications for activities, by the day on which they were sent, in any state. */
export declare const productFigures: readonly Figure[];
