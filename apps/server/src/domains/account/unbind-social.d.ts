import type { SocialProvider } from '@guangquan/contract';
import type { MemberCtx } from '../../context.ts';
/**
 * Removes a provider's account from the caller's. Requires a fresh proof, ends all other sessions, and is refused where
 * it is the only way to sign in.
 * @throws Forbidden, ContentNotFound, OnlyWayIn, TicketInvalid
 */
export declare function unbindSocial(ctx: MemberCtx, provider: SocialProvider, input: {
    userId?: string | undefined;
    unionId?: string | undefined;
    ticket: string;
}): Promise<null>;
