import * as z from 'zod'
import { id, timeText } from './text.ts'

/** Kinds of movements of coins, in the order of their stored numbers from 1. */
export const coinKinds = ['earn', 'spend', 'refund', 'expire', 'takeBack', 'correct'] as const
export const coinKind = z.enum(coinKinds)
export type CoinKind = z.infer<typeof coinKind>

/** Filters of the lines: what came, what went, what expired. */
export const coinSides = ['income', 'spent', 'expired'] as const

const texts: Record<CoinKind, string> = {
  earn: '获得',
  spend: '使用',
  refund: '退还',
  expire: '到期',
  takeBack: '收回',
  correct: '人工调整',
}

/** The cause of a movement in words. */
export function coinText(kind: CoinKind, memo: string): string {
  if (memo === '') return texts[kind]
  return kind === 'earn' || kind === 'spend' ? memo : `${texts[kind]}：${memo}`
}

/** What a notice says of coins that expire soon. @param expireTime in wire format */
export function expiringCoinsText(amount: number, expireTime: string): string {
  return `${amount} 金币到 ${expireTime.slice(0, 10)} 为止有效`
}

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
  issued: z.int(),
  redeemed: z.int(),
  expired: z.int(),
  /** Taken back and corrected; below 0 where staff gave more than was taken. */
  reversed: z.int(),
  /** What members have. */
  available: z.int(),
  /** When they were counted. */
  countTime: timeText,
})
export type CoinTotals = z.infer<typeof CoinTotals>
