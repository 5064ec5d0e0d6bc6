import { randomInt, timingSafeEqual } from 'node:crypto'
import { v7 as uuid } from 'uuid'
import type { CaptchaType } from '@guangquan/contract'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { hmacHex } from '../../session/session-secret.ts'
import { noteGuess } from './captcha-limits.ts'
import { deriveKey } from './derive-key.ts'
import { phoneIndex } from './phone-cipher.ts'

const lifeMs = 5 * 60_000
const triesPerCode = 5

/** Six digits, leading zeros among them. */
export function newCode(): string {
  return String(randomInt(0, 1_000_000)).padStart(6, '0')
}

/** Keeps a new code for a phone and purpose and closes the one before. */
export async function replaceCode(
  ctx: Ctx,
  tx: Tx,
  { phone, captchaType, code }: { phone: string; captchaType: CaptchaType; code: string },
): Promise<void> {
  const target = phoneIndex(ctx.app.env, phone)
  await tx
    .updateTable('captcha_code')
    .set({ closed_at: ctx.now })
    .where('target_index', '=', target)
    .where('captcha_type', '=', captchaType)
    .where('closed_at', 'is', null)
    .execute()
  await tx
    .insertInto('captcha_code')
    .values({
      id: uuid(),
      target_index: target,
      captcha_type: captchaType,
      code_hash: hashCode(ctx, { phone, captchaType, code }),
      expires_at: new Date(ctx.now.getTime() + lifeMs),
      created_at: ctx.now,
    })
    .execute()
}

/**
 * Whether a code is the one that was sent to this phone for this purpose. A try is counted before anything is
 * compared, so that of any number of guesses at once five are looked at; a right code closes itself.
 */
export async function checkCode(
  ctx: Ctx,
  given: { phone: string; captchaType: CaptchaType; code: string },
): Promise<boolean> {
  const right = await compareOnce(ctx, given)
  await noteGuess(ctx, right)
  return right
}

async function compareOnce(
  ctx: Ctx,
  given: { phone: string; captchaType: CaptchaType; code: string },
): Promise<boolean> {
  const tried = await ctx.db
    .updateTable('captcha_code')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('target_index', '=', phoneIndex(ctx.app.env, given.phone))
    .where('captcha_type', '=', given.captchaType)
    .where('closed_at', 'is', null)
    .where('expires_at', '>', ctx.now)
    .where('tries', '<', triesPerCode)
    .returning(['id', 'code_hash'])
    .executeTakeFirst()
  if (tried === undefined || !timingSafeEqual(tried.code_hash, hashCode(ctx, given))) return false
  const closed = await ctx.db
    .updateTable('captcha_code')
    .set({ closed_at: ctx.now })
    .where('id', '=', tried.id)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return closed.numUpdatedRows === 1n
}

function hashCode(
  ctx: Ctx,
  { phone, captchaType, code }: { phone: string; captchaType: CaptchaType; code: string },
): Buffer {
  const { key } = deriveKey(ctx.app.env, 'captcha-code')
  return Buffer.from(hmacHex(key, `${captchaType}|${phone}|${code}`), 'hex')
}
