import { type MethodParsed, type StaffMedal } from '@guangquan/contract';
import type { StaffCtx } from '../../../context.ts';
/**
 * Changes the goal of a tier, from today or a later day on; who has won it keeps it.
 * @throws ContentNotFound for a tier that the medal does not have, ChangedMeanwhile, BadInput
 */
export declare function saveGoal(ctx: StaffCtx, { id, tier, effectiveOn, goal, version, reason }: MethodParsed<typeof StaffMedal.SaveGoal>): Promise<null>;
/** Takes back a goal whose day has not come. @throws ContentNotFound, NotAllowedNow, ChangedMeanwhile */
export declare function removeGoal(ctx: StaffCtx, { id, tier, effectiveOn, version, reason }: MethodParsed<typeof StaffMedal.RemoveGoal>): Promise<null>;
