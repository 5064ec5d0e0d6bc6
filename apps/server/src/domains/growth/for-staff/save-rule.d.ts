import { type MethodParsed, type StaffGrowth } from '@guangquan/contract';
import type { StaffCtx } from '../../../context.ts';
type Change = MethodParsed<typeof StaffGrowth.SaveRule>;
/**
 * Changes what an act or a task is worth, from today or a later day on; what was earned before stays.
 * @throws ContentNotFound for an unknown rule, ChangedMeanwhile, BadInput
 */
export declare function saveRule(ctx: StaffCtx, change: Change): Promise<null>;
/** Takes back a change whose day has not come. @throws ContentNotFound, NotAllowedNow, ChangedMeanwhile */
export declare function removeRule(ctx: StaffCtx, { rule, effectiveOn, version, reason }: MethodParsed<typeof StaffGrowth.RemoveRule>): Promise<null>;
export {};
