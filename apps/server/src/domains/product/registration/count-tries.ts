import { accessCodeTries } from '@guangquan/contract'
import type { MemberCtx } from '../../../context.ts'
import { fail } from '../../../fail.ts'
import { consumeWindow, giveBack, readWindow } from '../../../http/limits/consume-window.ts'

const hour = 3600
const day = 24 * hour
/** Numbers that a member can look up in a day: enough for a bag of gear, too few to search for others'. */
const serialsPerDay = { points: 10, seconds: day }

const serialKey = (ctx: MemberCtx) => `product-serial:${ctx.viewer.id}`

/** Counts a look at a number, on every node. @throws TooFast */
export async function countSerialLook(ctx: MemberCtx): Promise<void> {
  const looked = await consumeWindow(ctx.db, ctx.now, serialKey(ctx), serialsPerDay)
  if (!looked.taken) fail('TooFast', { n: Math.max(1, Math.ceil(looked.msLeft / 1000)) })
}

/**
 * The look-ups for a registration do not count: its own and the one before it. Only for one that took effect by a right
 * code: anybody can send invented numbers with an invoice.
 */
export const forgetSerialLooks = (ctx: MemberCtx) => giveBack(ctx.db, serialKey(ctx), 2)

/** Wrong access codes that a caller may still try. */
export interface CodeTries {
  remain: number
  /** Until new tries; null while there are some. */
  waitSeconds: number | null
}

/** Windows of wrong access codes, on every node: by member, and by address. */
function codeWindows(ctx: MemberCtx) {
  const { perHour, perAddressAndDay } = accessCodeTries
  return [
    { key: `access-code:${ctx.viewer.id}`, points: perHour, seconds: hour },
    { key: `access-code-from:${ctx.ip}`, points: perAddressAndDay, seconds: day },
  ]
}

/** The tries that a caller has left, without counting one. */
export async function readCodeTries(ctx: MemberCtx): Promise<CodeTries> {
  const held = []
  for (const { key, points } of codeWindows(ctx)) {
    const window = await readWindow(ctx.db, ctx.now, key)
    held.push({ left: Math.max(0, points - window.points), msLeft: window.msLeft })
  }
  return triesOf(held)
}

/** Counts a wrong access code. @returns null if no try was left: the caller must not learn that it was wrong */
export async function countWrongCode(ctx: MemberCtx): Promise<CodeTries | null> {
  const held = []
  for (const { key, ...window } of codeWindows(ctx)) {
    const counted = await consumeWindow(ctx.db, ctx.now, key, window)
    if (!counted.taken) return null
    held.push({ left: window.points - counted.points, msLeft: counted.msLeft })
  }
  return triesOf(held)
}

function triesOf(held: readonly { left: number; msLeft: number }[]): CodeTries {
  const full = held.filter(({ left }) => left === 0)
  const msLeft = Math.max(0, ...full.map((window) => window.msLeft))
  return {
    remain: Math.min(...held.map(({ left }) => left)),
    waitSeconds: full.length === 0 ? null : Math.max(1, Math.ceil(msLeft / 1000)),
  }
}
