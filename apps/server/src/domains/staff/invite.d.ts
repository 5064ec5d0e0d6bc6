import type { MethodOutput, StaffInvitation, StaffRole } from '@guangquan/contract';
import type { StaffCtx } from '../../context.ts';
type Made = MethodOutput<typeof StaffInvitation.Create>;
/** Invites somebody to become staff. */
export declare function invite(ctx: StaffCtx, { roles, reason }: {
    roles: StaffRole[];
    reason: string;
}): Promise<Made>;
/** Lets an account choose a new password and authenticator. @throws ContentNotFound, for a closed account too */
export declare function inviteAgain(ctx: StaffCtx, { staffId, reason }: {
    staffId: string;
    reason: string;
}): Promise<Made>;
/** @throws ContentNotFound for one that was accepted or revoked */
export declare function revokeInvitation(ctx: StaffCtx, { id }: {
    id: string;
}): Promise<void>;
export {};
