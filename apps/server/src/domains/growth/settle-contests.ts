import { sql } from 'kysely'
import type { Tx } from '../../db/client.ts'
import { earnsAsEntry, earnsAsFinalist, earnsAsWinner } from './contest-earnings.ts'
import { addLines, lockGrowth } from './exp-line.store.ts'
import { loadGrowthRules } from './growth-rules.ts'
import { turnedLines, withinCaps, type Standing } from './turned-lines.ts'

/**
 * Brings what members earned in contests to the state of their entries and prizes: taken back with an entry that was
 * withdrawn or disqualified and with a prize that was taken back, given back when it is reinstated.
 */
export async function settleContests(tx: Tx, memberIds: readonly string[], now: Date): Promise<void> {
  await lockGrowth(tx, memberIds)
  const { rows } = await sql<Standing>`
    select l.*, case l.rule
        when 'entry' then exists (select from contest_entry e where e.id = l.source::uuid and ${earnsAsEntry(sql`e`)})
        when 'finalist' then exists (select from contest_entry e join contest c on c.id = e.contest_id
          where e.id = l.source::uuid and ${earnsAsFinalist(sql`e`, sql`c`)})
        else exists (select from contest_award a join contest c on c.id = a.contest_id
          where a.id = l.source::uuid and ${earnsAsWinner(sql`a`, sql`c`)}) end as earns
    from (select distinct on (member_id, rule, source) member_id as "memberId", rule, source,
        publish_id as "publishId", turn, amount, coins, day::text as day, at, turn % 2 = 0 as standing
      from exp_line where member_id = any(${memberIds}::uuid[])
        and rule in ('entry', 'finalist', 'prize1', 'prize2', 'prize3', 'prizeMore')
      order by member_id, rule, source, turn desc) l`.execute(tx)
  const rules = await loadGrowthRules(tx)
  await addLines(tx, await withinCaps(tx, turnedLines(rows, now), rules), { now, rules })
}
