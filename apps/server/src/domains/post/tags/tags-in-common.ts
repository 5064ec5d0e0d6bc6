import { sql, type RawBuilder } from 'kysely'

/** SQL: how many of these tags a post carries. */
export function tagsInCommon(publishId: RawBuilder<unknown>, tags: readonly string[]): RawBuilder<number> {
  return sql<number>`(select cardinality(array(
    select unnest(publish.tags) intersect select unnest(${tags}::text[])
  )) from publish where publish.id = ${publishId})`
}
