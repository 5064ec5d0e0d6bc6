import type { MedalMeasure } from '../medal-measure.ts';
/** How members photograph, from what their cameras write. */
export declare const shotMeasures: readonly MedalMeasure[];
