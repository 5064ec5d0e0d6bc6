import { type MethodParsed, type StaffFrame } from '@guangquan/contract';
import type { StaffCtx } from '../../../context.ts';
/**
 * Changes the goal of a frame and for how long it is granted, from today or a later day on; who has it keeps it.
 * @throws ContentNotFound for a frame that no rule grants, ChangedMeanwhile, BadInput
 */
export declare function saveFrameRule(ctx: StaffCtx, { id, effectiveOn, goal, validDays, version, reason }: MethodParsed<typeof StaffFrame.SaveRule>): Promise<null>;
/** Takes back a rule whose day has not come. @throws ContentNotFound, NotAllowedNow, ChangedMeanwhile */
export declare function removeFrameRule(ctx: StaffCtx, { id, effectiveOn, version, reason }: MethodParsed<typeof StaffFrame.RemoveRule>): Promise<null>;
