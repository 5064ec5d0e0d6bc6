import type { StaffRole } from '@guangquan/contract';
import type { StaffCtx } from '../../context.ts';
/**
 * Gives an account other roles; its sessions end, so that no page goes on with the old ones.
 * @throws ContentNotFound, ChangedMeanwhile, LastSuperAdmin
 */
export declare function setStaffRoles(ctx: StaffCtx, { id, roles, version, reason }: {
    id: string;
    roles: StaffRole[];
    version: number;
    reason: string;
}): Promise<void>;
