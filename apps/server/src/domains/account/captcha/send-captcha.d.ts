import type { CaptchaType } from '@guangquan/contract';
import type { Ctx } from '../../../context.ts';
import type { Target } from './target.ts';
/**
 * Sends a code. It does not look up whether the address has an account, so neither the response nor its timing reveals
 * it.
 * @throws CaptchaTooSoon, CaptchaDayLimit, PuzzleNeeded, Forbidden, EmailRefused, TooFast
 */
export declare function sendCaptcha(ctx: Ctx, input: {
    target: Target;
    captchaType: CaptchaType;
    puzzle?: string | undefined;
}): Promise<{
    wait: number;
}>;
