import type { StaffSelf } from '@guangquan/contract';
import type { StaffCtx } from '../../context.ts';
import type { Answered, OnceCtx } from '../../http/once-ctx.ts';
/**
 * Proves with a code that the right person is at the console: calls that require it are open for five minutes.
 * @throws StaffSignInWrong, StaffLocked
 */
export declare function confirmStaff(ctx: OnceCtx<StaffSelf, StaffCtx>, { code }: {
    code: string;
}): Promise<Answered>;
