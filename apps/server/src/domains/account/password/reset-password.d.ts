import { UserInfo, type MethodParsed } from '@guangquan/contract';
import type { Ctx } from '../../../context.ts';
type Reset = MethodParsed<typeof UserInfo.ResetPassword>;
/**
 * Resets a forgotten password and ends every session. An address whose account is gone since its code was checked gets
 * the same response after the same time. The same request again gets the first one's response and changes nothing.
 * @throws TicketInvalid, PasswordRefused, PasswordTelling, PasswordUsedBefore
 */
export declare function resetPassword(ctx: Ctx, input: Reset): Promise<null>;
export {};
