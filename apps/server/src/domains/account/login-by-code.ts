import type { StoredUserInfo } from '@guangquan/contract'
import { recordAudit } from '../../audit.ts'
import type { Ctx } from '../../context.ts'
import { fail } from '../../fail.ts'
import { checkSocialTicket, consumeSocialTicket } from '../social/index.ts'
import { findCredentialByTarget } from './account.store.ts'
import { checkCode } from './captcha/captcha-code.ts'
import { issueRegistrationTicket } from './registration/registration-ticket.ts'
import { signIn } from './sign-in.ts'
import type { Target } from './captcha/target.ts'

/**
 * Signs in by a code. An address without an account gets a registration ticket, so that no second message is needed.
 * With a social ticket the social account is bound as well.
 * @throws CaptchaWrong, PhoneUnknown with `details.verifyTicket`, SignedOutElsewhere, CoolingOff, SocialFailed,
 * SocialTaken, SocialOther
 */
export async function loginByCode(
  ctx: Ctx,
  { target, code, socialTicket }: { target: Target; code: string; socialTicket?: string | undefined },
): Promise<StoredUserInfo> {
  // Checked first, so that an expired social ticket does not consume the code.
  if (socialTicket !== undefined) await checkSocialTicket(ctx, socialTicket)
  if (!(await checkCode(ctx, { target, captchaType: 2, code }))) {
    recordAudit(ctx, 'login', { method: 'code', outcome: 'failed' })
    fail('CaptchaWrong')
  }
  const credential = await findCredentialByTarget(ctx.app.env, ctx.db, target)
  if (credential === undefined) {
    fail('PhoneUnknown', { verifyTicket: await issueRegistrationTicket(ctx, target) })
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
