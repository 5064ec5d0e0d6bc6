import type { StaffSelf } from '@guangquan/contract';
import type { Ctx } from '../../context.ts';
/**
 * Signs staff in with name, password and second factor. An unknown name, a closed account, a wrong password and a wrong
 * or used code get the same response.
 * @throws StaffSignInWrong, StaffLocked
 */
export declare function signInStaff(ctx: Ctx, { name, password, code }: {
    name: string;
    password: string;
    code: string;
}): Promise<StaffSelf>;
