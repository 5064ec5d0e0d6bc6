import type { StaffCtx } from '../../context.ts';
import type { Answered, OnceCtx } from '../../http/once-ctx.ts';
/**
 * Changes the caller's own password and ends their other sessions.
 * @throws StaffSignInWrong, StaffLocked, PasswordRefused, PasswordTelling
 */
export declare function changeStaffPassword(ctx: OnceCtx<null, StaffCtx>, { password, newPassword }: {
    password: string;
    newPassword: string;
}): Promise<Answered>;
