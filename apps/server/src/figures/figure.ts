import type { FigureName } from '@guangquan/contract'
import { instantOf } from '@guangquan/rules/time-text'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../db/client.ts'

/** Days in Shanghai, `yyyy-MM-dd`, both included. */
export interface DayRange {
  from: string
  to: string
}

export interface DayValue {
  day: string
  value: number
}

/** A figure of a domain that is counted by day. */
export interface Figure {
  name: FigureName
  /** Days that must pass before a day can be counted; default 0: today is counted too, up to now. */
  lagDays?: number
  /** Values of days; a day without a value stays unknown. */
  count: (db: Database, range: DayRange) => Promise<DayValue[]>
}

const dayMs = 24 * 3600_000

/** The day so many days later, or earlier for a negative number. */
export function shiftDay(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}

/**
 * Counts rows by the day of an instant; days without rows count 0.
 * @param counted.rows from `from` on
 * @param counted.at the instant
 * @param counted.value default: the number of rows
 */
export async function countPerDay(
  db: Database,
  { from, to }: DayRange,
  counted: { rows: RawBuilder<unknown>; at: RawBuilder<unknown>; value?: RawBuilder<unknown> },
): Promise<DayValue[]> {
  const { rows, at, value = sql`count(*)` } = counted
  const begin = instantOf(`${from} 00:00:00`)
  const end = instantOf(`${shiftDay(to, 1)} 00:00:00`)
  const found = await sql<DayValue>`
    with counted as (
      select (${at} at time zone 'Asia/Shanghai')::date as day, ${value} as value
      ${rows} where ${at} >= ${begin} and ${at} < ${end} group by 1)
    select day, coalesce(value, 0)::bigint as value from ${daysOf({ from, to })} left join counted using (day)
    order by day`.execute(db)
  return found.rows
}

/** SQL: a relation `days (day)`. */
export function daysOf({ from, to }: DayRange): RawBuilder<unknown> {
  return sql`(select generate_series(${from}::date, ${to}::date, interval '1 day')::date as day) as days`
}
