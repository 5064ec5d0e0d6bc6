import { type MethodParsed, type StoredUserInfo, UserInfo } from '@guangquan/contract';
import type { Ctx } from '../../../context.ts';
type Registration = MethodParsed<typeof UserInfo.Register>;
/**
 * Creates an account for a proved phone or mailbox and signs it in. One transaction covers member, credential, topics,
 * consent, invitation, social account, the ticket's use and the receipt. The same request again, by requestId and body,
 * gets the same session, since the first response may have been lost.
 * @throws TicketInvalid, PhoneTaken, PhoneQuarantined, EmailTaken, EmailRefused, NickNameTaken, NickNameRefused, NickNameContact, PasswordRefused,
 * PasswordTelling, UnderAge, InviteCodeWrong, SocialFailed, SocialTaken, RegisterLimit
 */
export declare function registerMember(ctx: Ctx, input: Registration): Promise<StoredUserInfo>;
export {};
