import type { CaptchaType } from '@guangquan/contract';
import type { Ctx } from '../../../context.ts';
import type { Target } from './target.ts';
interface GivenCode {
    target: Target;
    captchaType: CaptchaType;
    code: string;
}
/**
 * Exchanges a correct code for a ticket. A forgotten password of an address without an account gets a registration
 * ticket instead: whoever has the code owns the address.
 * @throws CaptchaWrong, CaptchaVoid, PhoneUnknown with `details.verifyTicket`
 */
export declare function verifyCaptcha(ctx: Ctx, given: GivenCode): Promise<{
    verifyTicket: string;
}>;
export {};
