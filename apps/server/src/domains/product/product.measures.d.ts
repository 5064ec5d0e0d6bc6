import type { Manifest } from '../../manifest.ts';
type Measure = NonNullable<Manifest['medalMeasures']>[number];
/** What medals and frames for owners have goals for. */
export declare const productMeasures: readonly Measure[];
export {};
