import { dayOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { Tx } from '../../db/client.ts'
import type { Earning } from './earning.ts'
import type { GrowthRules } from './growth-rules.ts'

interface UsedRow {
  memberId: string
  rule: string
  /** A day, a month or the id of a post. */
  within: string
  times: number
  exp: number
  coins: number
}

/** The reward of an act. */
export interface Worth {
  exp: number
  coins: number
}

/** How far the caps of days, months and posts are used. */
export interface Usage {
  /** Counts one act. @returns its reward; null if caps leave nothing */
  use: (earning: Earning & { day: string }) => Worth | null
}

// What was taken back no longer counts: its line and the one that took it back have the same day and post.
const times = sql<number>`sum(case when turn % 2 = 0 then 1 else -1 end)::int`

/** Reads what the caps of these acts depend on. The members are locked. */
export async function loadUsage(
  tx: Tx,
  earnings: readonly Earning[],
  { rules, paysCoins }: { rules: GrowthRules; paysCoins: boolean },
): Promise<Usage> {
  const memberIds = [...new Set(earnings.map(({ memberId }) => memberId))]
  const counts = new Map<string, number>()
  const dayExp = new Map<string, number>()
  const dayCoins = new Map<string, number>()
  const add = (map: Map<string, number>, key: string, value: number) => {
    map.set(key, (map.get(key) ?? 0) + value)
  }
  if (memberIds.length > 0) await readRows()

  async function readRows(): Promise<void> {
    const [first, last] = [earnings.at(0), earnings.at(-1)]
    if (first === undefined || last === undefined) return
    const isMonthly = earnings.some(({ rule, at }) => rules.ruleOn(rule, dayOf(at))?.capPeriod === 'month')
    const firstDay = isMonthly ? `${dayOf(first.at).slice(0, 7)}-01` : dayOf(first.at)
    const ofDays = await sql<UsedRow>`
      select member_id as "memberId", rule, day::text as within, ${times} as times, sum(amount)::int as exp,
        sum(coins)::int as coins
      from exp_line
      where member_id = any(${memberIds}::uuid[])
        and day between ${firstDay}::date and ${dayOf(last.at)}::date
      group by member_id, rule, day`.execute(tx)
    for (const row of ofDays.rows) {
      add(counts, `${row.memberId} ${row.rule} ${row.within}`, row.times)
      add(counts, `${row.memberId} ${row.rule} ${row.within.slice(0, 7)}`, row.times)
      if (rules.ruleOn(row.rule, row.within)?.inDayCap !== true) continue
      add(dayExp, `${row.memberId} ${row.within}`, row.exp)
      add(dayCoins, `${row.memberId} ${row.within}`, row.coins)
    }
    const publishIds = [...new Set(earnings.flatMap(({ publishId }) => publishId ?? []))]
    const ofPosts = await sql<UsedRow>`
      select member_id as "memberId", rule, publish_id::text as within, ${times} as times, 0 as exp, 0 as coins
      from exp_line
      where publish_id = any(${publishIds}::uuid[]) and member_id = any(${memberIds}::uuid[])
      group by member_id, rule, publish_id`.execute(tx)
    for (const row of ofPosts.rows) add(counts, `${row.memberId} ${row.rule} ${row.within}`, row.times)
  }

  return {
    use: ({ memberId, rule: name, publishId, day }) => {
      const rule = rules.ruleOn(name, day)
      if (rule === undefined) return null
      const withinDay = `${memberId} ${name} ${day}`
      const withinMonth = `${memberId} ${name} ${day.slice(0, 7)}`
      const atPost = publishId === null ? null : `${memberId} ${name} ${publishId}`
      const capped = rule.capPeriod === 'month' ? withinMonth : withinDay
      if (rule.cap !== null && (counts.get(capped) ?? 0) >= rule.cap) return null
      if (rule.capPerPost !== null && atPost !== null && (counts.get(atPost) ?? 0) >= rule.capPerPost)
        return null
      const scale = rules.scaleOn(day)
      const ofDay = `${memberId} ${day}`
      const within = (worth: number, cap: number, used = 0) =>
        rule.inDayCap ? Math.min(worth, Math.max(0, cap - used)) : worth
      const exp = within(rule.exp, scale.dayCap, dayExp.get(ofDay))
      const coins = paysCoins ? within(rule.coins, scale.coinDayCap, dayCoins.get(ofDay)) : 0
      if (exp <= 0 && coins === 0) return null
      add(counts, withinDay, 1)
      add(counts, withinMonth, 1)
      if (atPost !== null) add(counts, atPost, 1)
      if (rule.inDayCap) {
        add(dayExp, ofDay, exp)
        add(dayCoins, ofDay, coins)
      }
      return { exp, coins }
    },
  }
}
