import type { MedalMeasure } from '../medal-measure.ts';
/** Measures of what the lower layers store. Higher ones declare theirs in their manifests. */
export declare const ownMeasures: readonly MedalMeasure[];
