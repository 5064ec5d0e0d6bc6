import type { CaptchaType } from '@guangquan/contract';
import type { MemberCtx } from '../../../context.ts';
/**
 * Checks a code sent to the member's own phone, or to their mailbox where no phone is bound.
 * @throws CaptchaWrong, CaptchaVoid
 */
export declare function checkOwnCode(ctx: MemberCtx, { captchaType, code }: {
    captchaType: CaptchaType;
    code: string;
}): Promise<void>;
