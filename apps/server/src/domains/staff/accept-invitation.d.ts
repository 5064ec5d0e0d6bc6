import { type MethodOutput, type StaffInvitation } from '@guangquan/contract';
import type { Ctx } from '../../context.ts';
interface Accepted {
    token: string;
    name?: string | undefined;
    displayName?: string | undefined;
    password: string;
    code: string;
}
/**
 * Makes the account of an invited person, or renews password and authenticator of an existing one, and signs in.
 * @throws InvitationInvalid, StaffSignInWrong for a wrong code, StaffNameTaken, PasswordRefused, PasswordTelling,
 *   BadInput for a new account without a name
 */
export declare function acceptInvitation(ctx: Ctx, { token, password, code, ...given }: Accepted): Promise<MethodOutput<typeof StaffInvitation.Accept>>;
export {};
