import type { CaptchaType } from '@guangquan/contract'
import type { Ctx } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { mailSender, siteSettings } from '../../site/index.ts'
import { findOwnContacts, isOwnTarget } from '../account.store.ts'
import { recordAudit } from '../../../audit.ts'
import { newCode, replaceCode } from './captcha-code.ts'
import { permitCaptcha, resendSeconds } from './captcha-limits.ts'
import { captchaMessage } from './captcha-message.ts'
import { deviceOf } from './device.ts'
import { isDisposableEmail } from '../registration/is-disposable-email.ts'
import { consumePuzzle } from './puzzle.ts'
import type { Target } from './target.ts'

// Registering, signing in and resetting a password do not need a session.
const openTypes: readonly CaptchaType[] = [1, 2, 3]
/** Proves a phone or mailbox that a signed-in member is about to bind. */
const newTargetType = { sms: 5, email: 1100 } as const

/**
 * Sends a code. It does not look up whether the address has an account, so neither the response nor its timing reveals
 * it.
 * @throws CaptchaTooSoon, CaptchaDayLimit, PuzzleNeeded, Forbidden, EmailRefused, TooFast
 */
export async function sendCaptcha(
  ctx: Ctx,
  input: { target: Target; captchaType: CaptchaType; puzzle?: string | undefined },
): Promise<{ wait: number }> {
  const { target, captchaType } = input
  if (target.kind === 'email' && isDisposableEmail(target.address)) fail('EmailRefused')
  await refuseForeignTarget(ctx, target, captchaType)
  const solvedBits = await consumePuzzle(ctx, input.puzzle)
  const sender = mailSender(await siteSettings(ctx))
  const device = deviceOf(ctx)
  const code = newCode()
  await inTransaction(ctx, async (tx) => {
    await permitCaptcha(ctx, tx, { target, device, solvedBits })
    await replaceCode(ctx, tx, { target, captchaType, code })
  })
  recordAudit(ctx, 'captcha.sent', { kind: target.kind, captchaType })
  await ctx.app.delivery.send(captchaMessage(sender, { target, captchaType, code }))
  return { wait: resendSeconds }
}

async function refuseForeignTarget(ctx: Ctx, target: Target, captchaType: CaptchaType): Promise<void> {
  if (openTypes.includes(captchaType)) return
  if (ctx.viewer === null) fail('Forbidden')
  if (newTargetType[target.kind] === captchaType) return
  const own = await findOwnContacts({ ...ctx, viewer: ctx.viewer })
  if (!isOwnTarget(own, target)) fail('Forbidden')
}
