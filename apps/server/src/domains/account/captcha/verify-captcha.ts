import type { CaptchaType } from '@guangquan/contract'
import { recordAudit } from '../../../audit.ts'
import type { Ctx } from '../../../context.ts'
import { fail } from '../../../fail.ts'
import { checkCode } from './captcha-code.ts'
import { issueRegistrationTicket } from '../registration/registration-ticket.ts'
import type { Target } from './target.ts'
import { issueTicket } from './verify-ticket.ts'

/** Exchanges a correct code for a ticket. @throws CaptchaWrong */
export async function verifyCaptcha(
  ctx: Ctx,
  given: { target: Target; captchaType: CaptchaType; code: string },
): Promise<{ verifyTicket: string }> {
  const right = await checkCode(ctx, given)
  const { target, captchaType } = given
  recordAudit(ctx, 'captcha.checked', { kind: target.kind, captchaType, outcome: right ? 'ok' : 'failed' })
  if (!right) fail('CaptchaWrong')
  const verifyTicket =
    captchaType === 1
      ? await issueRegistrationTicket(ctx, target)
      : await issueTicket(ctx, { target, captchaType })
  return { verifyTicket }
}
