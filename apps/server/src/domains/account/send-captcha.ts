import type { CaptchaType } from '@guangquan/contract'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { siteSettings } from '../site/index.ts'
import { findCredential } from './account.store.ts'
import { newCode, replaceCode } from './captcha-code.ts'
import { permitCaptcha, resendSeconds } from './captcha-limits.ts'
import { captchaMessage } from './captcha-message.ts'
import { phoneIndex } from './phone-cipher.ts'
import { takePuzzle } from './puzzle.ts'

// Registering, signing in and a forgotten password are asked for before anybody is signed in.
const openTypes: readonly CaptchaType[] = [1, 2, 3]

/**
 * Sends a code. Whether the phone has an account is not even looked up, so neither the answer nor its time tells.
 * @throws CaptchaTooSoon, CaptchaDayLimit, PuzzleNeeded, Forbidden, TooFast
 */
export async function sendCaptcha(
  ctx: Ctx,
  { phone, captchaType, puzzle }: { phone: string; captchaType: CaptchaType; puzzle?: string | undefined },
): Promise<{ wait: number }> {
  const target = phoneIndex(ctx.app.env, phone)
  if (!openTypes.includes(captchaType)) await refuseForeignPhone(ctx, target)
  const solvedBits = await takePuzzle(ctx, puzzle)
  const { communityName } = await siteSettings(ctx)
  const code = newCode()
  await inTransaction(ctx, async (tx) => {
    await permitCaptcha(ctx, tx, target, solvedBits)
    await replaceCode(ctx, tx, { phone, captchaType, code })
  })
  await ctx.app.delivery.send({
    channel: 'sms',
    recipient: phone,
    subject: '',
    text: captchaMessage(communityName, captchaType, code),
  })
  return { wait: resendSeconds }
}

async function refuseForeignPhone(ctx: Ctx, target: Buffer): Promise<void> {
  const own = ctx.viewer === null ? undefined : await findCredential(ctx.db, ctx.viewer.id)
  if (own?.phone_index === null || own?.phone_index.equals(target) !== true) fail('Forbidden')
}
