import type { MethodOutput, Picture } from '@guangquan/contract';
import type { Ctx } from '../../context.ts';
type GearOptions = MethodOutput<typeof Picture.GetGearOptions>;
/**
 * Cameras and lenses used in public photographs, most used first, as `gear_stat` counts them, and the number of posts
 * of today. Read once a minute on each node.
 */
export declare function loadGearOptions(ctx: Ctx): Promise<GearOptions>;
export {};
