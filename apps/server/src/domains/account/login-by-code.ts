import type { StoredUserInfo } from '@guangquan/contract'
import { noteAudit } from '../../audit.ts'
import type { Ctx } from '../../context.ts'
import { fail } from '../../fail.ts'
import { checkSocialTicket, takeSocialTicket } from '../social/index.ts'
import { findCredentialByTarget } from './account.store.ts'
import { checkCode } from './captcha/captcha-code.ts'
import { issueRegistrationTicket } from './registration/registration-ticket.ts'
import { signIn } from './sign-in.ts'
import type { Target } from './captcha/target.ts'

/**
 * Signs in by a code. An address without an account gets a ticket to register with, so that no second message is
 * needed. With a social ticket the account of the other house is bound on the way.
 * @throws CaptchaWrong, PhoneUnknown with `details.verifyTicket`, SignedOutElsewhere, CoolingOff, SocialFailed,
 * SocialTaken, SocialOther
 */
export async function loginByCode(
  ctx: Ctx,
  { target, code, socialTicket }: { target: Target; code: string; socialTicket?: string | undefined },
): Promise<StoredUserInfo> {
  // First, so that a ticket that ran out does not cost the code: it is good for the next try.
  if (socialTicket !== undefined) await checkSocialTicket(ctx, socialTicket)
  if (!(await checkCode(ctx, { target, captchaType: 2, code }))) {
    noteAudit(ctx, 'login', { method: 'code', outcome: 'failed' })
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
      before: (tx) => takeSocialTicket(ctx, tx, { ticket: socialTicket, memberId }),
    }),
  })
}
