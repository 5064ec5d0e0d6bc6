import type { MethodParsed, StaffFrame, StaffMedal } from '@guangquan/contract';
import type { StaffCtx } from '../../../context.ts';
/**
 * Takes a medal from a member, in all tiers: it is worn no longer, and no rule grants any tier of it again.
 * @throws ContentNotFound for a member who does not have it
 */
export declare function revokeMedal(ctx: StaffCtx, { id, memberId, reason }: MethodParsed<typeof StaffMedal.Revoke>): Promise<null>;
/**
 * Takes a frame from a member: it is worn no longer, and no rule grants it again.
 * @throws ContentNotFound for a member who does not have it
 */
export declare function revokeFrame(ctx: StaffCtx, { id, memberId, reason }: MethodParsed<typeof StaffFrame.Revoke>): Promise<null>;
