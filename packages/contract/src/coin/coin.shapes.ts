import * as z from 'zod'
import { coinKinds } from './coin.words.ts'
import { id, timeText } from '../shapes/text.ts'

export const coinKind = z.enum(coinKinds)

/** Filters of the lines: what came, what went, what expired. */
export const coinSides = ['income', 'spent', 'expired'] as const

/** One movement of a member's coins. */
export const CoinLine = z.object({
  id,
  kind: coinKind,
  /** Gained, or lost: below 0. */
  amount: z.int(),
  /** The cause in words. */
  text: z.string(),
  createTime: timeText,
  /** Of gained coins, when the first of them expire; null of lost ones. */
  expireTime: timeText.nullable(),
})
export type CoinLine = z.infer<typeof CoinLine>

export const CoinBalance = z.object({
  balance: z.int(),
  /** What of it expires when, the first to expire first. */
  lots: z.array(z.object({ amount: z.int(), expireTime: timeText })),
})
export type CoinBalance = z.infer<typeof CoinBalance>

/** Coins of all members since the beginning; `issued` is the sum of the others. */
export const CoinTotals = z.object({
  /** Earned, or given by a correction. */
  issued: z.int(),
  redeemed: z.int(),
  expired: z.int(),
  /** Taken back, by a correction too. */
  reversed: z.int(),
  /** What members have. */
  available: z.int(),
  /** When they were counted. */
  countTime: timeText,
})
export type CoinTotals = z.infer<typeof CoinTotals>
