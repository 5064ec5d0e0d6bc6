import { randomInt, timingSafeEqual } from 'node:crypto'
import { v7 as uuid } from 'uuid'
import type { CaptchaType } from '@guangquan/contract'
import type { Ctx } from '../../../context.ts'
import { deriveKeys } from '../../../crypto/derive-key.ts'
import type { Tx } from '../../../db/client.ts'
import { fail } from '../../../fail.ts'
import { hmacHex } from '../../../session/session-secret.ts'
import { recordGuess } from './captcha-limits.ts'
import { isKnownDevice, storeDevice } from './device.ts'
import { foldAddress, targetIndex, targetIndexes, type Target } from './target.ts'

/** Lifetime of a code in minutes: mail is slower than SMS. */
export const codeMinutes = { sms: 5, email: 10 } as const
const triesPerCode = 5
/** Additional tries for a browser that proved the target before: strangers' wrong tries do not use up its owner's. */
const triesForKnown = 3

/** A code that was sent or that somebody submits. */
export interface Code {
  target: Target
  captchaType: CaptchaType
  code: string
}

/** Six digits, possibly with leading zeros. */
export function newCode(): string {
  return String(randomInt(0, 1_000_000)).padStart(6, '0')
}

/** Stores a new code for an address and purpose and invalidates the previous one. */
export async function replaceCode(ctx: Ctx, tx: Tx, made: Code): Promise<void> {
  const { target, captchaType } = made
  await tx
    .updateTable('captcha_code')
    .set({ closed_at: ctx.now })
    .where('target_index', 'in', targetIndexes(ctx.app.env, target))
    .where('captcha_type', '=', captchaType)
    .where('closed_at', 'is', null)
    .execute()
  await tx
    .insertInto('captcha_code')
    .values({
      id: uuid(),
      target_index: targetIndex(ctx.app.env, target),
      captcha_type: captchaType,
      code_hash: hashesOf(ctx, made)[0] ?? Buffer.alloc(0),
      expires_at: new Date(ctx.now.getTime() + codeMinutes[target.kind] * 60_000),
      created_at: ctx.now,
    })
    .execute()
}

/** `void`: the code that was sent has expired or has no attempts left, so that only a new one helps. */
export type CodeCheck = 'right' | 'wrong' | 'void'

/**
 * Compares a code with the one sent to this address for this purpose. Attempts are counted before the comparison, so
 * that of concurrent guesses only five are checked, and three more of a browser that proved the address before; a
 * correct code is consumed.
 */
export async function checkCode(ctx: Ctx, given: Code): Promise<CodeCheck> {
  const isKnown = await isKnownDevice(ctx, ctx.db, given.target)
  const tries = triesPerCode + (isKnown ? triesForKnown : 0)
  const right = await compareOnce(ctx, given, tries)
  await recordGuess(ctx, right)
  if (!right) return (await isVoid(ctx, given, tries)) ? 'void' : 'wrong'
  await storeDevice(ctx, given.target)
  return 'right'
}

/** @throws CaptchaWrong, CaptchaVoid */
export function refuseCode(check: Exclude<CodeCheck, 'right'>): never {
  fail(check === 'void' ? 'CaptchaVoid' : 'CaptchaWrong')
}

async function isVoid(ctx: Ctx, { target, captchaType }: Code, tries: number): Promise<boolean> {
  const sent = await ctx.db
    .selectFrom('captcha_code')
    .where('target_index', 'in', targetIndexes(ctx.app.env, target))
    .where('captcha_type', '=', captchaType)
    .where('closed_at', 'is', null)
    .select(['expires_at', 'tries'])
    .executeTakeFirst()
  return sent !== undefined && (sent.expires_at <= ctx.now || sent.tries >= tries)
}

async function compareOnce(ctx: Ctx, given: Code, tries: number): Promise<boolean> {
  const tried = await ctx.db
    .updateTable('captcha_code')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('target_index', 'in', targetIndexes(ctx.app.env, given.target))
    .where('captcha_type', '=', given.captchaType)
    .where('closed_at', 'is', null)
    .where('expires_at', '>', ctx.now)
    .where('tries', '<', tries)
    .returning(['id', 'code_hash'])
    .executeTakeFirst()
  if (tried === undefined) return false
  if (!hashesOf(ctx, given).some((hash) => timingSafeEqual(tried.code_hash, hash))) return false
  const closed = await ctx.db
    .updateTable('captcha_code')
    .set({ closed_at: ctx.now })
    .where('id', '=', tried.id)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return closed.numUpdatedRows === 1n
}

function hashesOf(ctx: Ctx, { target, captchaType, code }: Code): Buffer[] {
  const text = `${captchaType}|${target.kind}|${foldAddress(target)}|${code}`
  return deriveKeys(ctx.app.env, 'captcha-code').map(({ key }) => Buffer.from(hmacHex(key, text), 'hex'))
}
