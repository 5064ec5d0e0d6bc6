import { dayOf } from '@guangquan/rules/time-text'
import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../../db/client.ts'
import { countEarnings } from './count-earnings.ts'
import type { Earning } from './earning.ts'

const dayMs = 24 * 3600_000

/** Lengths of a run of days that bring experience, each time they are reached. */
const runs = [
  { rule: 'run7', days: 7 },
  { rule: 'run30', days: 30 },
] as const

/** Days in a row that a member used the site, from the first to the last. */
interface Run {
  first: string
  last: string
  days: number
}

/** Counts a visit of a member on a day, and the run that it completes. */
export async function countVisit(
  tx: Tx,
  { memberId, day }: { memberId: string; day: string },
  now: Date,
): Promise<void> {
  await sql`insert into visit_day (member_id, day) values (${memberId}::uuid, ${day}::date)
    on conflict do nothing`.execute(tx)
  const at = dayOf(now) === day ? now : noonOf(day)
  await countEarnings(tx, [{ memberId, rule: 'visit', source: day, publishId: null, at }], { now })
  await countRuns(tx, { memberId, day }, now)
}

/** Counts the runs that a day is part of. Each full 7 and 30 days of a run count once, wherever a card filled a gap. */
export async function countRuns(
  tx: Tx,
  { memberId, day }: { memberId: string; day: string },
  now: Date,
): Promise<void> {
  const run = await findRun(tx, memberId, day)
  if (run === undefined) return
  const { rows } = await sql<{ rule: string; source: string }>`
    select distinct rule, source from exp_line
    where member_id = ${memberId}::uuid and rule = any(${runs.map(({ rule }) => rule)}::text[])
      and day between ${run.first}::date and ${run.last}::date`.execute(tx)
  const reached = runs.flatMap(({ rule, days }): Earning[] => {
    const counted = rows.filter((row) => row.rule === rule).map(({ source }) => source)
    const missing = Math.floor(run.days / days) - counted.length
    if (missing <= 0) return []
    const ends = Array.from({ length: Math.floor(run.days / days) }, (_, at) =>
      dayAfter(run.first, (at + 1) * days - 1),
    )
    // The latest that have not counted: of two runs that a card joined, one may have counted on its last day already.
    return ends
      .filter((day) => !counted.includes(day))
      .slice(-missing)
      .map((day) => ({
        memberId,
        rule,
        source: day,
        publishId: null,
        at: dayOf(now) === day ? now : noonOf(day),
      }))
  })
  await countEarnings(tx, reached, { now })
}

/** The run of days that a day is in. */
async function findRun(tx: Tx, memberId: string, day: string): Promise<Run | undefined> {
  const { rows } = await sql<Run>`
    select first::text, last::text, days from (${runsOf(sql`${memberId}::uuid`)}) as run
    where ${day}::date between first and last`.execute(tx)
  return rows[0]
}

/** SQL: the runs of days of a member: `first`, `last`, `days`. */
export function runsOf(memberId: RawBuilder<unknown>): RawBuilder<Run> {
  return sql<Run>`
    select min(day) as first, max(day) as last, count(*)::int as days
    from (select day, day - row_number() over (order by day)::int as island from visit_day
      where member_id = ${memberId}) as numbered
    group by island`
}

const noonOf = (day: string) => new Date(`${day}T12:00:00+08:00`)

/** The day so many days after another one. */
const dayAfter = (day: string, count: number) => dayOf(new Date(noonOf(day).getTime() + count * dayMs))
