import type { MethodParsed, UserInfo } from '@guangquan/contract';
import type { Ctx } from '../../../context.ts';
/**
 * Refuses what `registerMember` would refuse now, as soon as it is known and not after the last step. Only for whoever
 * has proved the address: it reveals whether the address has or had an account.
 * @throws TicketInvalid, PhoneTaken, PhoneQuarantined, EmailTaken, PasswordRefused, PasswordTelling, RegisterLimit
 */
export declare function checkRegistration(ctx: Ctx, input: MethodParsed<typeof UserInfo.CheckRegistration>): Promise<null>;
