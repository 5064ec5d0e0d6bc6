import type { Ctx } from './context.ts'

/** What of accounts is written down, so that its owner or an operator can later see what happened. */
export type AuditEvent =
  | 'captcha.sent'
  | 'captcha.checked'
  | 'login'
  | 'register'
  | 'password.checked'
  | 'password.changed'
  | 'password.reset'
  | 'phone.changed'
  | 'email.changed'
  | 'userName.changed'
  | 'social.bound'
  | 'social.unbound'
  | 'session.removed'
  | 'terms.agreed'
  | 'data.exported'
  | 'deletion.requested'
  | 'deletion.cancelled'

/**
 * Writes an event of an account's security into the log: who by id, what and how it ended. Never what was
 * typed: the words of an event name no phone, mailbox, code or ticket.
 */
export function noteAudit(
  ctx: Ctx,
  event: AuditEvent,
  facts: {
    memberId?: string
    outcome?: 'ok' | 'failed'
    [fact: string]: string | number | boolean | undefined
  } = {},
): void {
  const { memberId = ctx.viewer?.id, outcome = 'ok', ...rest } = facts
  const sessionId = ctx.viewer?.sessionId
  ctx.afterCommit(() => ctx.log.info({ audit: event, outcome, memberId, sessionId, ...rest }, 'audit'))
}
