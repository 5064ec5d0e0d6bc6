import { sql, type RawBuilder } from 'kysely'
import type { Queryable } from '../../../db/client.ts'
import type { Measured } from '../medal-measure.ts'

/** SQL: `any (…)` of these members. */
export const theseIds = (memberIds: readonly string[]): RawBuilder<string> => sql`any(${memberIds}::uuid[])`

/**
 * Counts the rows of each member that meet each condition, in one statement. It is planned at each call: its conditions
 * are those of rules that staff change.
 * @param rows from `from` to `group by`
 */
export async function readFiltered(
  db: Queryable,
  member: RawBuilder<unknown>,
  rows: RawBuilder<unknown>,
  { values }: { values: readonly RawBuilder<unknown>[] },
): Promise<readonly Measured[]> {
  const counts = sql.join(values.map((condition) => sql`(count(*) filter (where ${condition}))::int`))
  const found =
    await sql<Measured>`select ${member} as "memberId", array[${counts}] as values ${rows}`.execute(db)
  return found.rows
}
