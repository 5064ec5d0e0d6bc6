import type { MethodParsed, UserInfo } from '@guangquan/contract'
import type { Ctx } from '../../../context.ts'
import { fail } from '../../../fail.ts'
import { findCredentialByTarget } from '../account.store.ts'
import { readBrowserTicket } from '../captcha/browser-ticket.ts'
import { parseTarget } from '../captcha/parse-target.ts'
import { hasTargetProof } from '../consume-proof.ts'
import { refuseUnfitPassword } from '../password/refuse-password.ts'
import { refuseQuarantinedPhone } from '../quarantined-phone.ts'
import { refuseTooManyRegistrations } from './registration-limit.ts'

/**
 * Refuses what `registerMember` would refuse, as soon as it is known instead of after the last step. Only for callers
 * who have proved the address: it reveals whether the address has or had an account.
 * @throws TicketInvalid, PhoneTaken, PhoneQuarantined, EmailTaken, PasswordRefused, PasswordTelling, RegisterLimit
 */
export async function checkRegistration(
  ctx: Ctx,
  input: MethodParsed<typeof UserInfo.CheckRegistration>,
): Promise<null> {
  const target = parseTarget(input)
  const ticket = input.verifyTicket ?? readBrowserTicket(ctx, 'register')
  if (!(await hasTargetProof(ctx, { ticket, consumer: 'register', target }))) fail('TicketInvalid')
  const { phone, email, password } = input
  if (phone !== undefined) await refuseQuarantinedPhone(ctx, phone)
  if ((await findCredentialByTarget(ctx.app.env, ctx.db, target)) !== undefined) {
    fail(target.kind === 'sms' ? 'PhoneTaken' : 'EmailTaken')
  }
  await refuseTooManyRegistrations(ctx)
  if (password !== undefined) {
    await refuseUnfitPassword(ctx, password, {
      ...(phone === undefined ? {} : { phone }),
      ...(email === undefined ? {} : { email }),
    })
  }
  return null
}
