import { maskPhone } from '@guangquan/rules/people/phone'
import { nextChangeAt, phoneCooldownMs } from '@guangquan/rules/people/profile-changes'
import { dayOf } from '@guangquan/rules/time-text'
import { recordAudit } from '../../audit.ts'
import type { MemberCtx } from '../../context.ts'
import { fail } from '../../fail.ts'
import type { CommittedResponse, OnceCtx } from '../../http/calls/once-ctx.ts'
import { endOtherSessions } from '../../session/end-session.ts'
import { markPhoneBound } from '../member/index.ts'
import { findCredential, isOwnTarget, contactsOf, lockCredential, replaceTarget } from './account.store.ts'
import { alertOwner } from './alert/alert-owner.ts'
import { checkCode, refuseCode } from './captcha/captcha-code.ts'
import { refuseQuarantinedPhone } from './quarantined-phone.ts'
import { hasProof, consumeProof } from './consume-proof.ts'
import { toPhone } from './captcha/target.ts'

/**
 * Replaces the member's phone, or binds the first one, and ends all other sessions. The new phone is proved by a code
 * before the response reveals whether it is in use.
 * @throws TicketInvalid, CaptchaWrong, CaptchaVoid, PhoneTaken, PhoneQuarantined, PhoneTooSoon
 */
export async function changePhone(
  ctx: OnceCtx<{ phoneMasked: string }>,
  input: { ticket: string; newPhone: string; phoneCode: string },
): Promise<CommittedResponse> {
  const target = toPhone(input.newPhone)
  const credential = await findCredential(ctx.db, ctx.viewer.id)
  const consumer = credential?.phone_index == null ? 'bindPhone' : 'changePhone'
  const proof = { ticket: input.ticket, consumer } as const
  if (!(await hasProof(ctx, proof))) fail('TicketInvalid')
  if (consumer === 'changePhone') refuseTooSoon(ctx, credential?.phone_changed_at ?? null)
  const check = await checkCode(ctx, { target, captchaType: 5, code: input.phoneCode })
  if (check !== 'right') refuseCode(check)
  await refuseQuarantinedPhone(ctx, input.newPhone)
  const response = await ctx.once(async (tx) => {
    const locked = await lockCredential(tx, ctx.viewer.id)
    if (locked.phone_index !== null) refuseTooSoon(ctx, locked.phone_changed_at)
    if (isOwnTarget(contactsOf(ctx.app.env, locked), target)) fail('PhoneTaken')
    await consumeProof(ctx, tx, proof)
    await alertOwner(ctx, tx, { memberId: ctx.viewer.id, change: 'phone' })
    if (!(await replaceTarget(ctx, tx, ctx.viewer.id, target))) fail('PhoneTaken')
    if (locked.phone_index === null) await markPhoneBound(tx, ctx.viewer.id)
    const { id: memberId, sessionId: exceptId } = ctx.viewer
    await endOtherSessions(ctx, tx, { memberId, exceptId, reason: 'revoked' })
    return { phoneMasked: maskPhone(input.newPhone) }
  })
  recordAudit(ctx, 'phone.changed')
  return response
}

function refuseTooSoon(ctx: MemberCtx, changedAt: Date | null): void {
  const next = nextChangeAt(changedAt, phoneCooldownMs, ctx.now)
  if (next !== null) fail('PhoneTooSoon', { until: dayOf(next) })
}
