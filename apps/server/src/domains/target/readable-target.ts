import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { targetKinds } from './target-kind.ts'

/** SQL for a row that names a target by kind and id: whether this member may open it; false for an unknown kind. */
export function isReadableTarget(
  kind: RawBuilder<string>,
  id: RawBuilder<string>,
  viewerId: RawBuilder<string>,
): RawBuilder<SqlBool> {
  const cases = targetKinds
    .get()
    .flatMap(({ name, isReadable }) =>
      isReadable === undefined ? [] : [sql`when ${sql.lit(name)} then ${isReadable(id, viewerId)}`],
    )
  return sql<SqlBool>`(case ${kind} ${sql.join(cases, sql` `)} else false end)`
}
