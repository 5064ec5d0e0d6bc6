import { sql } from 'kysely'
import type { Tx } from '../../db/client.ts'
import { addLines, lockGrowth } from './exp-line.store.ts'
import { loadGrowthRules } from './growth-rules.ts'
import { attendanceSource } from './sources.ts'
import { turnedLines, withinCaps, type Standing } from './turned-lines.ts'

/**
 * Brings what members earned by coming to activities to the state of their check-ins: taken back with a check-in that
 * was wrong, given back with another one.
 */
export async function settleAttendance(tx: Tx, enrolmentIds: readonly string[], now: Date): Promise<void> {
  const { rows: people } = await sql<{ id: string }>`select distinct member_id as id from enrolment
    where id = any(${enrolmentIds}::uuid[])`.execute(tx)
  await lockGrowth(
    tx,
    people.map(({ id }) => id),
  )
  const { rows } = await sql<Standing>`
    select distinct on (l.member_id, l.source) l.member_id as "memberId", l.rule, l.source,
      l.publish_id as "publishId", l.turn, l.amount, l.coins, l.day::text as day, l.at, l.turn % 2 = 0 as standing,
      exists (select from enrolment o join activity b on b.id = o.activity_id
        where o.member_id = l.member_id and o.state = 7 and ${attendanceSource(sql`b`)} = l.source) as earns
    from enrolment e join activity a on a.id = e.activity_id
      join exp_line l on l.member_id = e.member_id and l.rule = 'activity' and l.source = ${attendanceSource(sql`a`)}
    where e.id = any(${enrolmentIds}::uuid[])
    order by l.member_id, l.source, l.turn desc`.execute(tx)
  const rules = await loadGrowthRules(tx)
  await addLines(tx, await withinCaps(tx, turnedLines(rows, now), rules), { now, rules })
}
