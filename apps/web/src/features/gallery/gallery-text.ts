import type { ExhibitionCard } from '@guangquan/contract'

const dayText = (time: string) => time.slice(0, 10).replaceAll('-', '.')

/** 2026.11.28 – 2027.02.21 */
export const periodText = ({ startTime, endTime }: Pick<ExhibitionCard, 'startTime' | 'endTime'>): string =>
  `${dayText(startTime)} – ${dayText(endTime)}`

/** Its place in the shop. */
export const placeText = ({ shopName, place }: Pick<ExhibitionCard, 'shopName' | 'place'>): string =>
  [shopName, place].filter((part) => part !== '').join('　')

/** 2026-11-28 20:00:00 → 11 月 28 日 */
export function shortDay(time: string): string {
  const [, month = '', day = ''] = time.slice(0, 10).split('-')
  return `${Number(month)} 月 ${Number(day)} 日`
}

const numerals = ['一', '二', '三', '四', '五', '六', '七', '八'] as const
export const roomName = (index: number): string => `第${numerals[index] ?? index + 1}室`
