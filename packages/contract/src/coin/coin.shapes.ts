import * as z from 'zod'
import { coinKinds } from './coin.words.ts'
import { id, timeText } from '../shapes/text.ts'

export const coinKind = z.enum(coinKinds)

/** Filters of movements: gained, spent, expired. */
export const coinSides = ['income', 'spent', 'expired'] as const

/** A movement of a member's coins. */
export const CoinLine = z.object({
  id,
  kind: coinKind,
  /** Below 0 for coins lost. */
  amount: z.int(),
  /** The cause in words. */
  text: z.string(),
  createTime: timeText,
  /** For gained coins, when the first of them expire; null for lost ones. */
  expireTime: timeText.nullable(),
})
export type CoinLine = z.infer<typeof CoinLine>

export const CoinBalance = z.object({
  balance: z.int(),
  /** Which part expires when, the earliest first. */
  lots: z.array(z.object({ amount: z.int(), expireTime: timeText })),
})
export type CoinBalance = z.infer<typeof CoinBalance>

/** Coins of all members since the beginning; `issued` is the sum of the other figures. */
export const CoinTotals = z.object({
  /** Earned, or granted by a correction. */
  issued: z.int(),
  redeemed: z.int(),
  expired: z.int(),
  /** Taken back, also by a correction. */
  reversed: z.int(),
  /** The members' balances. */
  available: z.int(),
  /** When the figures were computed. */
  countTime: timeText,
})
export type CoinTotals = z.infer<typeof CoinTotals>
