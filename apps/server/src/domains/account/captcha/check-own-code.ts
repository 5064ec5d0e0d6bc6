import type { CaptchaType } from '@guangquan/contract'
import type { MemberCtx } from '../../../context.ts'
import { fail } from '../../../fail.ts'
import { findOwnContacts } from '../account.store.ts'
import { checkCode, refuseCode } from './captcha-code.ts'

/**
 * Checks a code sent to the member's own phone, or to their mailbox where no phone is bound.
 * @throws CaptchaWrong, CaptchaVoid
 */
export async function checkOwnCode(
  ctx: MemberCtx,
  { captchaType, code }: { captchaType: CaptchaType; code: string },
): Promise<void> {
  const { phone, email } = await findOwnContacts(ctx)
  const address = phone ?? email
  if (address === null) fail('CaptchaWrong')
  const target = { kind: phone === null ? 'email' : 'sms', address } as const
  const check = await checkCode(ctx, { target, captchaType, code })
  if (check !== 'right') refuseCode(check)
}
