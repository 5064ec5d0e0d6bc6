import { sql } from 'kysely'
import type { Tx } from '../../db/client.ts'
import { addLines, lockGrowth } from './exp-line.store.ts'
import { loadGrowthRules } from './growth-rules.ts'
import { settleTasks } from './settle-tasks.ts'
import { turnedLines, withinCaps, type Standing } from './turned-lines.ts'

/** A comment deleted within this time loses what it earned. */
const earlyDays = 7

/**
 * Brings what members earned with comments to the state of these: taken back when one is deleted within seven days, given
 * back when it is shown again, as far as the caps of its day leave room. What is deleted later keeps what it earned.
 */
export async function settleReplies(tx: Tx, replyIds: readonly string[], now: Date): Promise<void> {
  const { rows: writers } = await sql<{ id: string }>`
    select distinct author_id as id from reply where id = any(${replyIds}::uuid[])`.execute(tx)
  const locked = await lockGrowth(
    tx,
    writers.map(({ id }) => id),
  )
  const { rows } = await sql<Standing>`
    select distinct on (l.member_id, l.rule, l.source) l.member_id as "memberId", l.rule, l.source,
      l.publish_id as "publishId", l.turn, l.amount, l.coins, l.day::text as day, l.at, l.turn % 2 = 0 as standing,
      case r.status when 2 then true
        when 5 then l.turn % 2 = 0 and r.created_at + ${earlyDays} * interval '1 day' <= ${now}
        else l.turn % 2 = 0 end as earns
    from reply r
      join exp_line l on l.member_id = r.author_id and l.rule in ('comment', 'helpful') and l.source = r.id::text
    where r.id = any(${replyIds}::uuid[])
    order by l.member_id, l.rule, l.source, l.turn desc`.execute(tx)
  const rules = await loadGrowthRules(tx)
  await addLines(tx, await withinCaps(tx, turnedLines(rows, now), rules), { now, rules })
  await settleTasks(tx, [...locked], { now, rules })
}
