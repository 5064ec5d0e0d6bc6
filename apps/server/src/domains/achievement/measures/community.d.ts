import type { MedalMeasure } from '../medal-measure.ts';
/** What members do for each other, and medals that frames are granted for. */
export declare const communityMeasures: readonly MedalMeasure[];
