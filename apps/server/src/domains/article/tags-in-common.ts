import { sql, type RawBuilder } from 'kysely'

/** SQL: how many tags two posts have in common. */
export function tagsInCommon(
  publishId: RawBuilder<unknown>,
  otherId: RawBuilder<unknown>,
): RawBuilder<number> {
  return sql<number>`(select cardinality(array(
    select unnest(publish.tags) intersect select unnest((select tags from publish where id = ${otherId}))
  )) from publish where publish.id = ${publishId})`
}
