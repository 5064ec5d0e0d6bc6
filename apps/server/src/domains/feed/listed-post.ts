import { sql, type RawBuilder } from 'kysely'
import { visiblePosts } from '../post/index.ts'
import { anyConditions, type ShotFilter } from './wall-filter.ts'

/**
 * SQL, a query of one row or none: the heat of a post this viewer's lists show, with a photograph that was taken so.
 * Asked row by row, of no more rows than are wanted.
 */
export function listedPost(
  publishId: RawBuilder<string>,
  viewerId: RawBuilder<string> | null,
  taken: ShotFilter,
): RawBuilder<{ hot: number }> {
  const conditions = [visiblePosts(viewerId), ...anyConditions(taken)]
  return sql<{ hot: number }>`select publish.hot from publish
    where publish.id = ${publishId} and ${sql.join(conditions, sql` and `)} limit 1`
}
