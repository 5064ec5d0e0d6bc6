import type { StrikeItem } from '@guangquan/contract'
import { instantOf } from '@guangquan/rules/time-text'
import type { PillTone } from '@guangquan/ui'

/** Whether a strike is in force. @param now epoch milliseconds */
export function strikeState(
  { kind, liftTime, untilTime }: StrikeItem,
  now: number,
): { tone: PillTone; label: string } {
  if (liftTime !== null) return { tone: 'success', label: '已撤销' }
  if (kind === 'warning') return { tone: 'plain', label: '已警告' }
  const isOver = untilTime !== null && instantOf(untilTime).getTime() <= now
  return isOver ? { tone: 'plain', label: '已结束' } : { tone: 'danger', label: '生效中' }
}

/** A time without its seconds. */
export const minuteOf = (time: string): string => time.slice(0, 16)
