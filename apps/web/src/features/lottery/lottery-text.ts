import type { LotteryCard, LotteryDetail } from '@guangquan/contract'
import { lotteryStates, lotteryTypes } from '@guangquan/contract/lottery/lottery.words'

/** 12 月 7 日 15:30 */
export function timeLabel(time: string): string {
  const [, month = '', day = ''] = time.slice(0, 10).split('-')
  return `${Number(month)} 月 ${Number(day)} 日 ${time.slice(11, 16)}`
}

/** When something happens next. */
export function nextText({ state, startTime, endTime, drawTime }: LotteryCard): string {
  const { notOpen, open, waits } = lotteryStates
  if (state === notOpen) return `${timeLabel(startTime)} 开始`
  if (state === open) return `${timeLabel(endTime)} 截止`
  if (state === waits && drawTime !== null) return `${timeLabel(drawTime)} 开奖`
  return `${timeLabel(endTime)} 已截止`
}

/** a41c…09e2 */
export const shortHash = (hash: string): string => `${hash.slice(0, 4)}…${hash.slice(-4)}`

/** d679 8369 … 0d8d */
export const groupedHash = (hash: string): string =>
  `${hash.slice(0, 4)} ${hash.slice(4, 8)} ${hash.slice(8, 12)} ${hash.slice(12, 16)} … ${hash.slice(-4)}`

/** The chance of one ticket of a list, in percent; null while there is none. */
export function chanceText({ type, prizeCount, ticketCount }: LotteryDetail): string | null {
  if (type === lotteryTypes.instant || ticketCount === 0) return null
  const chance = Math.min(1, prizeCount / ticketCount) * 100
  return `${chance >= 10 ? Math.round(chance) : chance.toFixed(2)}%`
}

/** 32 random bytes of this browser, in hexadecimal. */
export function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
