import { accessCodeTries } from '@guangquan/contract'
import type { MemberCtx } from '../../../context.ts'
import { fail } from '../../../fail.ts'
import { consumeWindow, giveBack } from '../../../http/consume-window.ts'

const hour = 3600
const day = 24 * hour
/** Numbers that a member may look up in a day: enough for a bag of gear, too few to search for somebody's. */
const serialsPerDay = { points: 10, seconds: day }

const serialKey = (ctx: MemberCtx) => `product-serial:${ctx.viewer.id}`

/** Counts a look at a number, on every node. @throws TooFast */
export async function countSerialLook(ctx: MemberCtx): Promise<void> {
  const looked = await consumeWindow(ctx.db, ctx.now, serialKey(ctx), serialsPerDay)
  if (!looked.taken) fail('TooFast', { n: Math.max(1, Math.ceil(looked.msLeft / 1000)) })
}

/**
 * The looks that led to a registration do not count: its own and the one before it. Only of one that took effect by a right
 * code: anybody can send made-up numbers with an invoice.
 */
export const forgetSerialLooks = (ctx: MemberCtx) => giveBack(ctx.db, serialKey(ctx), 2)

/** A try of an access code that was counted before the comparison. */
export interface CodeTry {
  /** Tries that are left if it was wrong. */
  remain: number
  /** It was right: it does not count. */
  succeed: () => Promise<void>
}

/** Counts a try of an access code, on every node, by member and by address. @returns null where none is left */
export async function countCodeTry(ctx: MemberCtx): Promise<CodeTry | null> {
  const ofMember = `access-code:${ctx.viewer.id}`
  const ofAddress = `access-code-from:${ctx.ip}`
  const { perHour, perAddressAndDay } = accessCodeTries
  const member = await consumeWindow(ctx.db, ctx.now, ofMember, { points: perHour, seconds: hour })
  if (!member.taken) return null
  const address = await consumeWindow(ctx.db, ctx.now, ofAddress, { points: perAddressAndDay, seconds: day })
  if (!address.taken) {
    await giveBack(ctx.db, ofMember, 1)
    return null
  }
  return {
    remain: Math.min(perHour - member.points, perAddressAndDay - address.points),
    succeed: async () => {
      await giveBack(ctx.db, ofMember, 1)
      await giveBack(ctx.db, ofAddress, 1)
    },
  }
}
