import type { CaptchaType } from '@guangquan/contract'
import { recordAudit } from '../../../audit.ts'
import type { Ctx } from '../../../context.ts'
import { fail } from '../../../fail.ts'
import { findCredentialByTarget } from '../account.store.ts'
import { issueBrowserTicket } from './browser-ticket.ts'
import { checkCode, refuseCode } from './captcha-code.ts'
import type { Target } from './target.ts'
import { issueTicket } from './verify-ticket.ts'

interface GivenCode {
  target: Target
  captchaType: CaptchaType
  code: string
}

/**
 * Exchanges a correct code for a ticket. A forgotten password of an address without an account gets a registration
 * ticket instead: the code proves ownership of the address.
 * @throws CaptchaWrong, CaptchaVoid, PhoneUnknown with `details.verifyTicket`
 */
export async function verifyCaptcha(ctx: Ctx, given: GivenCode): Promise<{ verifyTicket: string }> {
  const check = await checkCode(ctx, given)
  const { target, captchaType } = given
  const outcome = check === 'right' ? 'ok' : 'failed'
  recordAudit(ctx, 'captcha.checked', { kind: target.kind, captchaType, outcome })
  if (check !== 'right') refuseCode(check)
  return { verifyTicket: await ticketOf(ctx, given) }
}

async function ticketOf(ctx: Ctx, { target, captchaType }: GivenCode): Promise<string> {
  if (captchaType === 1) return issueBrowserTicket(ctx, { consumer: 'register', target })
  if (captchaType !== 3) return issueTicket(ctx, { target, captchaType })
  if ((await findCredentialByTarget(ctx.app.env, ctx.db, target)) === undefined) {
    fail('PhoneUnknown', { verifyTicket: await issueBrowserTicket(ctx, { consumer: 'register', target }) })
  }
  return issueBrowserTicket(ctx, { consumer: 'resetPassword', target })
}
