import type { SocialProvider, StoredUserInfo } from '@guangquan/contract';
import type { Ctx } from '../../context.ts';
/**
 * Signs in by a ticket whose provider account is bound. If it is not, the ticket stays valid for a registration or for
 * signing in by phone.
 * @throws SocialFailed, SocialUnknown, SignedOutElsewhere, CoolingOff
 */
export declare function loginBySocial(ctx: Ctx, input: {
    provider: SocialProvider;
    accessToken: string;
    unionId: string;
}): Promise<StoredUserInfo>;
