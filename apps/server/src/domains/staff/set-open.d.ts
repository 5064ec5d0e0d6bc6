import type { StaffCtx } from '../../context.ts';
/**
 * Closes an account, which ends its sessions and invitations at once, or opens it again.
 * @throws ContentNotFound, ChangedMeanwhile, LastSuperAdmin
 */
export declare function setStaffOpen(ctx: StaffCtx, { id, open, version, reason }: {
    id: string;
    open: boolean;
    version: number;
    reason: string;
}): Promise<void>;
