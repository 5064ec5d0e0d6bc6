import type { Answered, OnceCtx } from '../../http/once-ctx.ts';
/**
 * Replaces the member's mailbox, or binds the first one. A replacement ends all other sessions, whichever call
 * requested it.
 * @throws TicketInvalid, CaptchaWrong, CaptchaVoid, EmailTaken, EmailRefused
 */
export declare function changeEmail(ctx: OnceCtx<{
    emailMasked: string;
}>, input: {
    ticket: string;
    newEmail: string;
    captchaNum: string;
}): Promise<Answered>;
