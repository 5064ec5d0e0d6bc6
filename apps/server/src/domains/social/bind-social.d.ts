import type { SocialProvider } from '@guangquan/contract';
import type { MemberCtx } from '../../context.ts';
/**
 * Binds a provider's account to the caller's. The account is that of the ticket; the posted union id must agree with
 * it, and posted names and pictures are ignored.
 * @throws Forbidden, SocialFailed, SocialTaken, SocialOther
 */
export declare function bindSocial(ctx: MemberCtx, provider: SocialProvider, input: {
    userId?: string | undefined;
    unionId: string;
    accessToken: string;
}): Promise<{
    nickName: string;
}>;
