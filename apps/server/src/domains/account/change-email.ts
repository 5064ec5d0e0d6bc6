import { maskEmail } from '@guangquan/rules/people/email'
import { recordAudit } from '../../audit.ts'
import { fail } from '../../fail.ts'
import type { CommittedResponse, OnceCtx } from '../../http/calls/once-ctx.ts'
import { endOtherSessions } from '../../session/end-session.ts'
import { contactsOf, isOwnTarget, lockCredential, replaceTarget } from './account.store.ts'
import { alertOwner } from './alert/alert-owner.ts'
import { checkCode, refuseCode } from './captcha/captcha-code.ts'
import { isDisposableEmail } from './registration/is-disposable-email.ts'
import { hasProof, consumeProof } from './consume-proof.ts'
import { toMailbox } from './captcha/target.ts'

/**
 * Replaces the member's mailbox, or binds the first one. A replacement ends all other sessions, whichever call
 * requested it.
 * @throws TicketInvalid, CaptchaWrong, CaptchaVoid, EmailTaken, EmailRefused
 */
export async function changeEmail(
  ctx: OnceCtx<{ emailMasked: string }>,
  input: { ticket: string; newEmail: string; captchaNum: string },
): Promise<CommittedResponse> {
  if (isDisposableEmail(input.newEmail)) fail('EmailRefused')
  const target = toMailbox(input.newEmail)
  const proof = { ticket: input.ticket, consumer: 'changeEmail' } as const
  if (!(await hasProof(ctx, proof))) fail('TicketInvalid')
  const check = await checkCode(ctx, { target, captchaType: 1100, code: input.captchaNum })
  if (check !== 'right') refuseCode(check)
  const emailMasked = maskEmail(input.newEmail)
  const response = await ctx.once(async (tx) => {
    const locked = await lockCredential(tx, ctx.viewer.id)
    if (isOwnTarget(contactsOf(ctx.app.env, locked), target)) fail('EmailTaken')
    await consumeProof(ctx, tx, proof)
    await alertOwner(ctx, tx, { memberId: ctx.viewer.id, change: 'email' })
    if (!(await replaceTarget(ctx, tx, ctx.viewer.id, target))) fail('EmailTaken')
    if (locked.email_index === null) return { emailMasked }
    const { id: memberId, sessionId: exceptId } = ctx.viewer
    await endOtherSessions(ctx, tx, { memberId, exceptId, reason: 'revoked' })
    return { emailMasked }
  })
  recordAudit(ctx, 'email.changed')
  return response
}
