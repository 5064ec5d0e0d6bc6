import type { Ctx } from './context.ts';
/** Security events of accounts that are logged, so that the owner or an operator can later see what happened. */
export type AuditEvent = 'captcha.sent' | 'captcha.checked' | 'login' | 'register' | 'password.checked' | 'password.changed' | 'password.reset' | 'phone.changed' | 'email.changed' | 'userName.changed' | 'social.bound' | 'social.unbound' | 'product.transferStarted' | 'product.unbound' | 'session.removed' | 'terms.agreed' | 'data.exported' | 'deletion.requested' | 'deletion.cancelled';
/**
 * Logs a security event of an account: the member's id, the event and its outcome. Never user input: no phone, e-mail
 * address, code or ticket.
 */
export declare function recordAudit(ctx: Ctx, event: AuditEvent, facts?: {
    memberId?: string;
    outcome?: 'ok' | 'failed';
    [fact: string]: string | number | boolean | undefined;
}): void;
