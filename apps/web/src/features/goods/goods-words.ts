import { countText } from '@guangquan/contract/text/count-text'
import type { GoodsItem } from '@guangquan/contract'
import { levelStop } from '@guangquan/ui'

/** The tabs of the shelf; each but the first is a kind. */
export const kindTabs = [
  { id: 'all', label: '全部' },
  { id: '1', label: '实物' },
  { id: '2', label: '卡券' },
  { id: '3', label: '虚拟' },
  { id: '4', label: '到店服务' },
] as const
export type KindTab = (typeof kindTabs)[number]['id']

/** The kind that an address names, and its tab. */
export function kindTabOf(text: string | null): KindTab {
  return kindTabs.find(({ id }) => id === text)?.id ?? 'all'
}

/** How much is left, in a few words. */
export function stockText({ stock, limitMonth }: Pick<GoodsItem, 'stock' | 'limitMonth'>): string {
  if (stock === 0) return '已兑完'
  if (stock !== null) return `库存 ${countText(stock)}`
  return limitMonth === null ? '不限' : `每月 ${limitMonth} 份`
}

/** Who may have a benefit, in a few words. */
export function audienceText({ minLevel, ownersOnly }: Pick<GoodsItem, 'minLevel' | 'ownersOnly'>): string {
  const level = minLevel > 1 ? `${levelStop(minLevel)} 起` : ''
  if (ownersOnly) return level === '' ? '机主专享' : `机主，${level}`
  return level === '' ? '所有影友' : level
}

/**
 * The large figure of a coupon and the words below it: 「5 折 直营店相机清洁保养」 is 5, 折 and the rest. Null for a summary that
 * does not begin with a figure.
 */
export function figureOf(summary: string): { figure: string; unit: string; rest: string } | null {
  const found = /^([+−-]?\d+(?:\.\d+)?)\s*(\S{1,3})\s+(\S.*)$/u.exec(summary)
  const [, figure, unit, rest] = found ?? []
  return figure === undefined || unit === undefined || rest === undefined ? null : { figure, unit, rest }
}

/** 2026-12-23 18:00:00 → 2026 年 12 月 23 日 */
export function dayText(time: string): string {
  const [year, month, day] = time.slice(0, 10).split('-').map(Number)
  return `${year} 年 ${month} 月 ${day} 日`
}
