import type { Ctx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { fail } from '../../../fail.ts'
import { addressFilter } from '../../../http/limits/address-filter.ts'
import { consumeWindow, readWindow } from '../../../http/limits/consume-window.ts'

/** Registrations per address and day; more from a shop, where people register at the counter. */
export const registrationsPerDay = { elsewhere: 5, shop: 20 } as const
const day = 86_400

/**
 * Counts a registration for the caller's address, last in its transaction, so that refused ones are not counted.
 * @throws RegisterLimit with `details.n`, the seconds left
 */
export async function countRegistration(ctx: Ctx, tx: Tx): Promise<void> {
  // Test runs and developers register everybody from one address.
  if (ctx.app.env.RATE_LIMITS === 'off') return
  const window = { points: pointsOf(ctx), seconds: day }
  const { taken, msLeft } = await consumeWindow(tx, ctx.now, keyOf(ctx), window)
  if (!taken) refuse(msLeft)
}

/** Refuses what `countRegistration` would refuse now; counts nothing. @throws RegisterLimit */
export async function refuseTooManyRegistrations(ctx: Ctx): Promise<void> {
  if (ctx.app.env.RATE_LIMITS === 'off') return
  const { points, msLeft } = await readWindow(ctx.db, ctx.now, keyOf(ctx))
  if (points >= pointsOf(ctx)) refuse(msLeft)
}

function refuse(msLeft: number): never {
  fail('RegisterLimit', { n: Math.ceil(msLeft / 1000) })
}

const keyOf = (ctx: Ctx) => `register:${ctx.ip}`

function pointsOf(ctx: Ctx): number {
  const isShop = addressFilter(ctx.app.env.SHOP_ADDRESSES ?? '')(ctx.ip)
  return isShop ? registrationsPerDay.shop : registrationsPerDay.elsewhere
}
