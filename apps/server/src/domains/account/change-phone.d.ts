import type { Answered, OnceCtx } from '../../http/once-ctx.ts';
/**
 * Replaces the member's phone, or binds the first one, and ends all other sessions. The new phone is proved by a code
 * before the response reveals whether it is in use.
 * @throws TicketInvalid, CaptchaWrong, CaptchaVoid, PhoneTaken, PhoneQuarantined, PhoneTooSoon
 */
export declare function changePhone(ctx: OnceCtx<{
    phoneMasked: string;
}>, input: {
    ticket: string;
    newPhone: string;
    phoneCode: string;
}): Promise<Answered>;
