import { dayOf } from '@guangquan/rules/time-text'

const dayMs = 24 * 3600_000

/**
 * When something was said, as a conversation shows it: 14:20, 昨天 23:40, 11 月 18 日 14:20, 2025 年 11 月 18 日 14:20.
 * @param at `yyyy-MM-dd HH:mm:ss`, Asia/Shanghai
 * @param now epoch milliseconds
 */
export function stampOf(at: string, now: number): string {
  const [day = '', clock = ''] = at.split(' ')
  const time = clock.slice(0, 5)
  if (day === dayOf(new Date(now))) return time
  if (day === dayOf(new Date(now - dayMs))) return `昨天 ${time}`
  const [year, month, date] = day.split('-').map(Number)
  const text = `${month} 月 ${date} 日 ${time}`
  return day.slice(0, 4) === dayOf(new Date(now)).slice(0, 4) ? text : `${year} 年 ${text}`
}
