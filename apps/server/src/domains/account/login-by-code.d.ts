import type { StoredUserInfo } from '@guangquan/contract';
import type { Ctx } from '../../context.ts';
import type { Target } from './captcha/target.ts';
/**
 * Signs in by a code. An address without an account gets a registration ticket, so that no second message is needed.
 * With a social ticket the social account is bound as well.
 * @throws CaptchaWrong, CaptchaVoid, PhoneUnknown with `details.verifyTicket`, SignedOutElsewhere, CoolingOff,
 * SocialFailed, SocialTaken, SocialOther
 */
export declare function loginByCode(ctx: Ctx, { target, code, socialTicket }: {
    target: Target;
    code: string;
    socialTicket?: string | undefined;
}): Promise<StoredUserInfo>;
