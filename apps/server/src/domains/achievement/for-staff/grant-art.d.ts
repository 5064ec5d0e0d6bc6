import { type MethodParsed, type StaffFrame, type StaffMedal } from '@guangquan/contract';
import type { StaffCtx } from '../../../context.ts';
/** What causes of frames that staff grant begin with. */
export declare const staffCause = "staff:";
/**
 * Gives a member a medal up to a tier, also one that was revoked.
 * @throws ContentNotFound for a medal or tier that cannot be won, BadInput for a member who has it
 */
export declare function grantMedal(ctx: StaffCtx, { id, tier, memberId, reason }: MethodParsed<typeof StaffMedal.Grant>): Promise<null>;
/**
 * Gives a member a frame for some days or for ever, also one that was revoked.
 * @throws ContentNotFound, BadInput for a member who has it for ever
 */
export declare function grantFrameByStaff(ctx: StaffCtx, { id, memberId, days, reason }: MethodParsed<typeof StaffFrame.Grant>): Promise<null>;
