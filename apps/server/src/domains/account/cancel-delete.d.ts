import { UserInfo, type MethodParsed, type StoredUserInfo } from '@guangquan/contract';
import type { Ctx } from '../../context.ts';
/**
 * Withdraws a deletion and signs the member in, with the ticket from the refused sign-in. The same request again gets
 * the same session.
 * @throws TicketInvalid, also after the day of the erasure; SignedOutElsewhere
 */
export declare function cancelDelete(ctx: Ctx, input: MethodParsed<typeof UserInfo.CancelDelete>): Promise<StoredUserInfo>;
