import { type MethodParsed, type StaffGrowth } from '@guangquan/contract';
import type { StaffCtx } from '../../../context.ts';
/**
 * Changes where levels begin and what a day may bring, from today or a later day on. Levels never fall by it; members
 * who reach a higher one get it on that day.
 * @throws ChangedMeanwhile, BadInput for thresholds that do not rise from 0
 */
export declare function saveScale(ctx: StaffCtx, change: MethodParsed<typeof StaffGrowth.SaveScale>): Promise<null>;
