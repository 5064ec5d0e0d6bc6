import {
  conditionTexts,
  exchangeAge,
  goodsLimits,
  goodsTypes,
  type GoodsConditionKey,
} from '@guangquan/contract'
import { isOfAge } from '@guangquan/rules/people/age'
import { fStopOf, lastLevel } from '@guangquan/rules/growth/level'
import { dayOf, timeTextOf } from '@guangquan/rules/time-text'
import type { Standing } from '../standing/index.ts'
import type { GoodsRow, Had } from './goods.store.ts'

/** Facts about the viewer of goods. */
export interface Redeemer {
  standing: Standing
  had: Had
  /** The member's available coins. */
  coins: number
}

interface Judged {
  key: GoodsConditionKey
  isMet: boolean
  text: string
}

/** The conditions of goods, in their order on the page; for a visitor those that do not depend on a member. */
export function judgeGoods(goods: GoodsRow, redeemer: Redeemer | null, now: Date): Judged[] {
  return [
    ...(goods.min_level > 1 ? [judgeLevel(goods, redeemer)] : []),
    ...(goods.owners_only ? [judgeOwner(redeemer)] : []),
    ...judgeAge(goods, redeemer, now),
    ...judgePeriod(goods, now),
    ...judgeStock(goods),
    ...judgeLimit(goods, redeemer),
    ...judgeCoins(goods, redeemer),
  ]
}

/** Max units that a member who meets the conditions can have in one order. */
export function maxCountOf(goods: GoodsRow, { standing, had, coins }: Redeemer): number {
  const affordable = goods.coins === 0 ? goodsLimits.count : Math.floor(coins / goods.coins)
  const counts = [
    goodsLimits.count,
    goods.stock ?? goodsLimits.count,
    affordable,
    leftFor(goods, { standing, had }),
  ]
  // A right is used one at a time.
  return Math.max(0, Math.min(...counts, ...(goods.goods_type === goodsTypes.benefit ? [1] : [])))
}

/** How many more units the limits permit the member. */
export function leftFor(goods: GoodsRow, { standing, had }: Omit<Redeemer, 'coins'>): number {
  const { total, month, year } = limitsOf(goods, standing.level)
  return Math.min(
    (total ?? Infinity) - had.total,
    (month ?? Infinity) - had.month,
    (year ?? Infinity) - had.year,
  )
}

/** At the last level members have twice as many of the rights that come with a level. */
function limitsOf(goods: GoodsRow, level: number) {
  const isDouble = goods.goods_type === goodsTypes.benefit && goods.min_level > 1 && level >= lastLevel
  const of = (limit: number | null) => (limit === null ? null : limit * (isDouble ? 2 : 1))
  return { total: of(goods.limit_total), month: of(goods.limit_month), year: of(goods.limit_year) }
}

/** Whether goods are available at an instant. */
export function isInPeriod(goods: GoodsRow, now: Date): boolean {
  return (goods.valid_from ?? now) <= now && (goods.valid_to === null || goods.valid_to > now)
}

/**
 * Whether a member is old enough to exchange coins: unknown without a birthday, which is requested at the redemption.
 */
export function ageFor(goods: GoodsRow, { birthday }: Standing, now: Date): 'enough' | 'young' | 'unknown' {
  if (goods.goods_type !== goodsTypes.coins) return 'enough'
  if (birthday === null) return 'unknown'
  return isOfAge(birthday, dayOf(now), exchangeAge) ? 'enough' : 'young'
}

const judgeLevel = (goods: GoodsRow, redeemer: Redeemer | null): Judged => ({
  key: 'level',
  isMet: (redeemer?.standing.level ?? 0) >= goods.min_level,
  text: conditionTexts.level(goods.min_level, fStopOf(goods.min_level)),
})

const judgeOwner = (redeemer: Redeemer | null): Judged => ({
  key: 'owner',
  isMet: redeemer?.standing.isOwner === true,
  text: conditionTexts.owner,
})

function judgeAge(goods: GoodsRow, redeemer: Redeemer | null, now: Date): Judged[] {
  if (redeemer === null || ageFor(goods, redeemer.standing, now) !== 'young') return []
  return [{ key: 'age', isMet: false, text: conditionTexts.age }]
}

function judgePeriod(goods: GoodsRow, now: Date): Judged[] {
  const { valid_from: from, valid_to: to } = goods
  if (from === null && to === null) return []
  const minuteOf = (at: Date | null) => (at === null ? '' : timeTextOf(at).slice(0, 16))
  const text = conditionTexts.period(minuteOf(from), minuteOf(to))
  return [{ key: 'period', isMet: isInPeriod(goods, now), text }]
}

function judgeStock({ stock }: GoodsRow): Judged[] {
  return stock === null ? [] : [{ key: 'stock', isMet: stock > 0, text: conditionTexts.stock(stock) }]
}

function judgeLimit(goods: GoodsRow, redeemer: Redeemer | null): Judged[] {
  const had = redeemer?.had ?? { total: 0, year: 0, month: 0 }
  const { total, year, month } = limitsOf(goods, redeemer?.standing.level ?? 0)
  const limits = [
    ...(total === null ? [] : [conditionTexts.limit('total', total, had.total)]),
    ...(year === null ? [] : [conditionTexts.limit('year', year, had.year)]),
    ...(month === null ? [] : [conditionTexts.limit('month', month, had.month)]),
  ]
  if (limits.length === 0) return []
  const isMet = redeemer === null || leftFor(goods, redeemer) > 0
  return [{ key: 'limit', isMet, text: limits.join('；') }]
}

function judgeCoins(goods: GoodsRow, redeemer: Redeemer | null): Judged[] {
  if (goods.coins === 0 || redeemer === null) return []
  const missing = goods.coins - redeemer.coins
  return [{ key: 'coins', isMet: missing <= 0, text: conditionTexts.coins(missing, redeemer.coins) }]
}
