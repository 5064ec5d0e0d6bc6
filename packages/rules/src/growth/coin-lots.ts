import { dayOf, startOfDay, startOfYear } from '../time-text.ts'

const dayMs = 24 * 3600_000
const refundDays = 30

/** A part of a member's coins that expires at one instant. */
export interface CoinPart {
  expiresAt: Date
  amount: number
}

/** When coins earned at an instant expire: in the last second of the next year. */
export function coinExpiry(earnedAt: Date): Date {
  return new Date(startOfYear(Number(dayOf(earnedAt).slice(0, 4)) + 2).getTime() - 1000)
}

/** When refunded coins expire: as before, but not before the end of the thirtieth day. */
export function refundExpiry(expiresAt: Date, now: Date): Date {
  const earliest = startOfDay(now).getTime() + (refundDays + 1) * dayMs - 1000
  return new Date(Math.max(expiresAt.getTime(), earliest))
}

/**
 * Takes an amount from lots in order, the earliest expiry first.
 * @returns what is taken from each; less than the amount if there is not enough
 */
export function takeInOrder(lots: readonly CoinPart[], amount: number): CoinPart[] {
  let left = amount
  return lots.flatMap(({ expiresAt, amount: available }) => {
    const taken = Math.min(left, available)
    left -= taken
    return taken > 0 ? [{ expiresAt, amount: taken }] : []
  })
}

/** Sum of the parts. */
export function coinsIn(parts: readonly CoinPart[]): number {
  return parts.reduce((sum, { amount }) => sum + amount, 0)
}
