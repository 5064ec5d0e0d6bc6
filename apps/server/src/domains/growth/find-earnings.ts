import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Queryable } from '../../db/client.ts'
import { events, type EventName } from '../../events/catalogue.ts'
import type { Earning } from './earning.ts'
import { earningSources, type EarningSource } from './earning-source.ts'

/** Finds what these events earn. They are read after their commit, so their rows may be gone. */
export async function findNamedEarnings(
  db: Queryable,
  event: string,
  payloads: readonly unknown[],
): Promise<Earning[]> {
  const found: Earning[] = []
  for (const source of earningSources.get().filter((one) => one.event === event)) {
    const condition = isNamed(source, payloads)
    if (condition !== null) found.push(...(await readRows(db, source, condition)))
  }
  return found
}

/** Everything that a member has done and earns by. */
export async function findAllEarnings(db: Queryable, memberId: string): Promise<Earning[]> {
  const found: Earning[] = []
  for (const source of earningSources.get()) {
    found.push(...(await readRows(db, source, sql<SqlBool>`${source.member} = ${memberId}::uuid`)))
  }
  return found
}

/** SQL: whether the events name a row; null if they name none. */
function isNamed<N extends EventName>(
  { event, keyOf, keys }: EarningSource<N>,
  payloads: readonly unknown[],
): RawBuilder<SqlBool> | null {
  const ids = payloads.flatMap((payload) => {
    const key = keyOf(events[event].parse(payload))
    return key === null ? [] : [typeof key === 'string' ? ([key] as const) : key]
  })
  if (ids.length === 0) return null
  const [first, second] = [ids.map(([id]) => id), ids.flatMap(([, id]) => id ?? [])]
  const named =
    second.length === 0
      ? sql`select unnest(${first}::uuid[])`
      : sql`select * from unnest(${first}::uuid[], ${second}::uuid[])`
  return sql<SqlBool>`(${keys}) in (${named})`
}

async function readRows(
  db: Queryable,
  { rule, from, where, ...columns }: EarningSource,
  condition: RawBuilder<SqlBool>,
): Promise<Earning[]> {
  const ruleColumn = typeof rule === 'string' ? sql.lit(rule) : rule.column
  const { rows } = await sql<Earning>`
    select ${columns.member} as "memberId", ${ruleColumn} as rule, ${columns.source} as source,
      ${columns.post ?? sql`null::uuid`} as "publishId", ${columns.at} as at
    from ${from} where (${where}) and (${condition})`.execute(db)
  return rows
}
