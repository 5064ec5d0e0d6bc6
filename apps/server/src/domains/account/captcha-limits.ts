import type { Ctx } from '../../context.ts'
import type { Queryable, Tx } from '../../db/client.ts'
import { fail } from '../../fail.ts'
import { readWindow, takeWindow, type Window } from '../../http/take-window.ts'
import { harderBits, usualBits } from './puzzle.ts'

/** Seconds between two codes for one phone. */
export const resendSeconds = 60

const perPhone = {
  minute: { points: 1, seconds: resendSeconds },
  tenMinutes: { points: Infinity, seconds: 600 },
  hour: { points: 5, seconds: 3600 },
  day: { points: 10, seconds: 86_400 },
}
const perAddress = {
  hour: { points: 10, seconds: 3600 },
  day: { points: 30, seconds: 86_400 },
}
/** Past the budget every message costs a harder puzzle; at twice the budget none leaves. */
const siteBudget = 1000
const siteHour = { points: siteBudget * 2, seconds: 3600 }
const siteKey = 'captcha:site:hour'

const guessWindow = { points: Infinity, seconds: 300 }
const fewGuesses = 20
const suspiciousShare = 0.3

// A window counts up to the largest integer of its column.
const take = (tx: Queryable, ctx: Ctx, key: string, { points, seconds }: Window) =>
  takeWindow(tx, ctx.now, key, { points: Math.min(points, 2_147_483_647), seconds })
const secondsOf = (ms: number) => Math.max(1, Math.ceil(ms / 1000))

/**
 * Counts one message in every window that must permit it, in the transaction that sends it: parallel calls on any
 * number of nodes queue at the phone's first window, and what is refused leaves no count.
 * @param target index of the phone
 * @param solvedBits bits of the puzzle that came with the call, 0 without one
 * @throws CaptchaTooSoon, CaptchaDayLimit, PuzzleNeeded, TooFast
 */
export async function permitCaptcha(ctx: Ctx, tx: Tx, target: Buffer, solvedBits: number): Promise<void> {
  const phone = `captcha:phone:${target.toString('hex')}`
  const minute = await take(tx, ctx, `${phone}:minute`, perPhone.minute)
  if (!minute.taken) fail('CaptchaTooSoon', { n: secondsOf(minute.msLeft) })
  const recent = await take(tx, ctx, `${phone}:10min`, perPhone.tenMinutes)
  const day = await take(tx, ctx, `${phone}:day`, perPhone.day)
  if (!day.taken) fail('CaptchaDayLimit')
  const hour = await take(tx, ctx, `${phone}:hour`, perPhone.hour)
  if (!hour.taken) fail('CaptchaTooSoon', { n: secondsOf(hour.msLeft) })

  let neededBits = recent.points > 1 ? usualBits : 0
  // A test run or a developer sends everything from one address.
  if (ctx.app.env.RATE_LIMITS === 'on') {
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

/** Bits of the puzzles given out now. */
export async function puzzleBits(ctx: Ctx): Promise<number> {
  const site = await readWindow(ctx.db, ctx.now, siteKey)
  return site.points >= siteBudget ? harderBits : usualBits
}

/** Remembers how a code was answered: many wrong ones over many phones are one machine guessing. */
export async function noteGuess(ctx: Ctx, right: boolean): Promise<void> {
  await take(ctx.db, ctx, 'captcha:guesses', guessWindow)
  if (!right) await take(ctx.db, ctx, 'captcha:guesses:wrong', guessWindow)
}

async function isGuessing(ctx: Ctx, tx: Tx): Promise<boolean> {
  const all = await readWindow(tx, ctx.now, 'captcha:guesses')
  const wrong = await readWindow(tx, ctx.now, 'captcha:guesses:wrong')
  return all.points >= fewGuesses && wrong.points / all.points > suspiciousShare
}
