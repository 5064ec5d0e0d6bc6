import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { issueSession, type IssuedSession } from '../../session/issue-session.ts'
import { isActiveMember } from '../member/index.ts'
import { findCredentialByPhone } from './account.store.ts'
import { checkCode } from './captcha-code.ts'
import { issueTicket } from './verify-ticket.ts'

/**
 * Signs in by a code. A phone without an account gets a ticket to register with, so that no second message is
 * needed.
 * @throws CaptchaWrong, PhoneUnknown with `details.verifyTicket`, SignedOutElsewhere for a banned member
 */
export async function loginByCode(
  ctx: Ctx,
  { phone, code }: { phone: string; code: string },
): Promise<IssuedSession & { memberId: string }> {
  if (!(await checkCode(ctx, { phone, captchaType: 2, code }))) fail('CaptchaWrong')
  const credential = await findCredentialByPhone(ctx, phone)
  if (credential === undefined) {
    fail('PhoneUnknown', { verifyTicket: await issueTicket(ctx, { phone, captchaType: 1 }) })
  }
  return signIn(ctx, credential.member_id)
}

/** Opens a session for a member who proved who they are. */
export async function signIn(ctx: Ctx, memberId: string): Promise<IssuedSession & { memberId: string }> {
  if (!(await isActiveMember(ctx.db, memberId))) fail('SignedOutElsewhere')
  const issued = await inTransaction(ctx, (tx) => issueSession(ctx, tx, memberId))
  return { ...issued, memberId }
}
