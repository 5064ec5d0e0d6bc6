import type { MedalMeasure } from '../medal-measure.ts';
/** What members published, and what came back for it. */
export declare const postMeasures: readonly MedalMeasure[];
