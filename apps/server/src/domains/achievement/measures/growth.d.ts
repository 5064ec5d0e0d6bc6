import type { MedalMeasure } from '../medal-measure.ts';
/** Profile, visits, years and level. */
export declare const growthMeasures: readonly MedalMeasure[];
