import type { StoredUserInfo } from '@guangquan/contract'
import { recordAudit } from '../../audit.ts'
import type { Ctx } from '../../context.ts'
import { fail } from '../../fail.ts'
import { checkSocialTicket, consumeSocialTicket } from '../social/index.ts'
import { findCredentialByTarget } from './account.store.ts'
import { issueBrowserTicket } from './captcha/browser-ticket.ts'
import { checkCode, refuseCode } from './captcha/captcha-code.ts'
import { signIn } from './sign-in.ts'
import type { Target } from './captcha/target.ts'

/**
 * Signs in by a code. An address without an account gets a registration ticket, so that no second message is needed.
 * With a social ticket the social account is bound as well.
 * @throws CaptchaWrong, CaptchaVoid, PhoneUnknown with `details.verifyTicket`, SignedOutElsewhere, CoolingOff,
 * SocialFailed, SocialTaken, SocialOther
 */
export async function loginByCode(
  ctx: Ctx,
  { target, code, socialTicket }: { target: Target; code: string; socialTicket?: string | undefined },
): Promise<StoredUserInfo> {
  // Checked first, so that an expired social ticket does not consume the code.
  if (socialTicket !== undefined) await checkSocialTicket(ctx, socialTicket)
  const check = await checkCode(ctx, { target, captchaType: 2, code })
  if (check !== 'right') {
    recordAudit(ctx, 'login', { method: 'code', outcome: 'failed' })
    refuseCode(check)
  }
  const credential = await findCredentialByTarget(ctx.app.env, ctx.db, target)
  if (credential === undefined) {
    fail('PhoneUnknown', { verifyTicket: await issueBrowserTicket(ctx, { consumer: 'register', target }) })
  }
  const memberId = credential.member_id
  return signIn(ctx, {
    memberId,
    method: target.kind === 'sms' ? 'code' : 'emailCode',
    ...(socialTicket !== undefined && {
      before: (tx) => consumeSocialTicket(ctx, tx, { ticket: socialTicket, memberId }),
    }),
  })
}
