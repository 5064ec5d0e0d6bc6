import type { Ctx } from '../../../context.ts'
import type { Queryable, Tx } from '../../../db/client.ts'
import { fail } from '../../../fail.ts'
import { readWindow, consumeWindow, type Window } from '../../../http/limits/consume-window.ts'
import { isKnownDevice } from './device.ts'
import { harderBits, usualBits } from './puzzle.ts'
import { targetIndex, type Target } from './target.ts'

/** Seconds between two codes for the same phone or e-mail address. */
export const resendSeconds = 60

const perTarget = {
  minute: { points: 1, seconds: resendSeconds },
  tenMinutes: { points: Infinity, seconds: 600 },
  hour: { sms: { points: 5, seconds: 3600 }, email: { points: 10, seconds: 3600 } },
  day: { points: 10, seconds: 86_400 },
}
const perAddress = {
  hour: { points: 20, seconds: 3600 },
  day: { points: 60, seconds: 86_400 },
}
const perDevice = { points: 10, seconds: 86_400 }
/**
 * Beyond these a browser that proved the target before gets some more, so that strangers cannot use up the owner's
 * codes.
 */
const spareForKnown = { hour: { points: 2, seconds: 3600 }, day: { points: 4, seconds: 86_400 } }
/** Beyond the budget every message needs a harder puzzle; at twice the budget none is sent. */
const siteBudget = 1000
const siteHour = { points: siteBudget * 2, seconds: 3600 }
const siteKey = 'captcha:site:hour'

const guessWindow = { points: Infinity, seconds: 300 }
const fewGuesses = 20
const suspiciousShare = 0.3

// A window counts up to the maximum of its integer column.
const take = (tx: Queryable, ctx: Ctx, key: string, { points, seconds }: Window) =>
  consumeWindow(tx, ctx.now, key, { points: Math.min(points, 2_147_483_647), seconds })
const secondsOf = (ms: number) => Math.max(1, Math.ceil(ms / 1000))

/**
 * Counts one message in every window that applies, in the transaction that sends it: concurrent calls on any number of
 * nodes queue at the target's first window, and a refused message is not counted.
 * @param device name of the browser, from `deviceOf`
 * @param solvedBits bits of the solved puzzle of the call, 0 without one
 * @throws CaptchaTooSoon, CaptchaDayLimit, PuzzleNeeded, TooFast
 */
export async function permitCaptcha(
  ctx: Ctx,
  tx: Tx,
  { target, device, solvedBits }: { target: Target; device: string; solvedBits: number },
): Promise<void> {
  const key = `captcha:${target.kind}:${targetIndex(ctx.app.env, target).toString('hex')}`
  const minute = await take(tx, ctx, `${key}:minute`, perTarget.minute)
  if (!minute.taken) fail('CaptchaTooSoon', { n: secondsOf(minute.msLeft) })
  const recent = await take(tx, ctx, `${key}:10min`, perTarget.tenMinutes)
  const isKnown = await isKnownDevice(ctx, tx, target)
  const takeOf = async (part: 'day' | 'hour', window: Window) => {
    const usual = await take(tx, ctx, `${key}:${part}`, window)
    if (usual.taken || !isKnown) return usual
    return take(tx, ctx, `${key}:${part}:known`, spareForKnown[part])
  }
  const day = await takeOf('day', perTarget.day)
  if (!day.taken) fail('CaptchaDayLimit', { n: secondsOf(day.msLeft) })
  const hour = await takeOf('hour', perTarget.hour[target.kind])
  if (!hour.taken) fail('CaptchaTooSoon', { n: secondsOf(hour.msLeft) })

  let neededBits = recent.points > 1 ? usualBits : 0
  // Test runs and developers send everything from one address.
  if (ctx.app.env.RATE_LIMITS === 'on') {
    const used = await take(tx, ctx, `captcha:device:${device}`, perDevice)
    if (!used.taken) fail('CaptchaDayLimit', { n: secondsOf(used.msLeft) })
    neededBits = Math.max(neededBits, await permitAddress(ctx, tx), await permitSite(ctx, tx))
  }
  if (solvedBits < neededBits) fail('PuzzleNeeded')
}

async function permitAddress(ctx: Ctx, tx: Tx): Promise<number> {
  const hour = await take(tx, ctx, `captcha:ip:${ctx.ip}:hour`, perAddress.hour)
  if (!hour.taken) fail('TooFast', { n: secondsOf(hour.msLeft) })
  const day = await take(tx, ctx, `captcha:ip:${ctx.ip}:day`, perAddress.day)
  if (!day.taken) fail('TooFast', { n: secondsOf(day.msLeft) })
  const pastHalf = hour.points > perAddress.hour.points / 2 || day.points > perAddress.day.points / 2
  return pastHalf ? usualBits : 0
}

async function permitSite(ctx: Ctx, tx: Tx): Promise<number> {
  const site = await take(tx, ctx, siteKey, siteHour)
  if (!site.taken) {
    ctx.log.error({ points: site.points }, 'sign-in codes stopped: twice the hourly budget was sent')
    fail('TooFast', { n: secondsOf(site.msLeft) })
  }
  if (site.points > siteBudget) return harderBits
  return (await isGuessing(ctx, tx)) ? usualBits : 0
}

/** Difficulty of new puzzles in bits. */
export async function puzzleBits(ctx: Ctx): Promise<number> {
  const site = await readWindow(ctx.db, ctx.now, siteKey)
  return site.points >= siteBudget ? harderBits : usualBits
}

/** Records whether a code was correct: many wrong ones over many targets indicate a guessing machine. */
export async function recordGuess(ctx: Ctx, right: boolean): Promise<void> {
  await take(ctx.db, ctx, 'captcha:guesses', guessWindow)
  if (!right) await take(ctx.db, ctx, 'captcha:guesses:wrong', guessWindow)
}

async function isGuessing(ctx: Ctx, tx: Tx): Promise<boolean> {
  const all = await readWindow(tx, ctx.now, 'captcha:guesses')
  const wrong = await readWindow(tx, ctx.now, 'captcha:guesses:wrong')
  return all.points >= fewGuesses && wrong.points / all.points > suspiciousShare
}
