import { sql, type RawBuilder } from 'kysely'
import { visiblePosts } from '../post-access/index.ts'
import { anyConditions, filterSql, type ShotFilter } from './wall-filter.ts'

/**
 * SQL, a query of one row or none: the heat of a post that this viewer's lists show, with a photograph taken under
 * these conditions. Evaluated row by row, for no more rows than are requested.
 */
export function listedPost(
  publishId: RawBuilder<string>,
  viewerId: RawBuilder<string> | null,
  shotFilter: ShotFilter,
): RawBuilder<{ hot: number }> {
  const conditions = [visiblePosts(viewerId), ...anyConditions(filterSql(shotFilter))]
  return sql<{ hot: number }>`select publish.hot from publish
    where publish.id = ${publishId} and ${sql.join(conditions, sql` and `)} limit 1`
}
