import type { Answered, OnceCtx } from '../../../http/once-ctx.ts';
/**
 * Changes the member's password, or sets the first one, and ends all other sessions.
 * @throws TicketInvalid, PasswordRefused, PasswordTelling, PasswordUsedBefore
 */
export declare function modifyPassword(ctx: OnceCtx<null>, { ticket, newPassword }: {
    ticket: string;
    newPassword: string;
}): Promise<Answered>;
