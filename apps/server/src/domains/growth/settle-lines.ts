import { sql } from 'kysely'
import type { Tx } from '../../db/client.ts'
import type { EventName } from '../../events/catalogue.ts'
import { earningSources, rulesOf } from './earning-source.ts'
import { addLines, lockGrowth } from './exp-line.store.ts'
import { loadGrowthRules } from './growth-rules.ts'
import { settleTasks } from './settle-tasks.ts'
import { turnedLines, withinCaps, type Standing } from './turned-lines.ts'

interface SettleOptions {
  now: Date
  /** Leaves lines of banned members as they are. */
  skipsBanned?: boolean
  /** Settles rewards of tasks after the lines. */
  withTasks?: boolean
}

/**
 * Adjusts what members earned to the state of an event's rows: taken back if they were undone, given back if they exist
 * again, as far as the caps of the day permit.
 * @param ids as the event names them
 */
export async function settleLines(
  tx: Tx,
  event: EventName,
  ids: readonly string[],
  { now, skipsBanned = false, withTasks = false }: SettleOptions,
): Promise<void> {
  const states = statesOf(event, ids, now)
  const { rows: members } = await sql<{ id: string }>`
    select distinct member_id as id from (${states}) as state (member_id, source, rules, earns)`.execute(tx)
  const locked = await lockGrowth(
    tx,
    members.map(({ id }) => id),
  )
  const { rows } = await sql<Standing>`
    select distinct on (l.member_id, l.rule, l.source) l.member_id as "memberId", l.rule, l.source,
      l.publish_id as "publishId", l.turn, l.amount, l.coins, l.day::text as day, l.at, l.turn % 2 = 0 as standing,
      coalesce(state.earns, l.turn % 2 = 0) as earns
    from (${states}) as state (member_id, source, rules, earns)
      join exp_line l on l.member_id = state.member_id and l.rule = any(state.rules) and l.source = state.source
    order by l.member_id, l.rule, l.source, l.turn desc`.execute(tx)
  const own = skipsBanned ? rows.filter(({ memberId }) => locked.has(memberId)) : rows
  const rules = await loadGrowthRules(tx)
  await addLines(tx, await withinCaps(tx, turnedLines(own, now), rules), { now, rules })
  if (withTasks) await settleTasks(tx, [...locked], { now, rules })
}

/** SQL: `member_id, source, rules, earns` of an event's rows. */
function statesOf(event: EventName, ids: readonly string[], now: Date) {
  const parts = earningSources.get().flatMap((one) => {
    const { settled, from, member, source } = one
    if (settled?.event !== event) return []
    return [
      sql`select ${member}, ${source}, ${[...rulesOf(one)]}::text[], ${settled.earns(now)}
        from ${from} where ${settled.keys} = any(${[...ids]}::uuid[])`,
    ]
  })
  return sql.join(parts, sql` union all `)
}
