import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { memoize } from '../../cache/memoize.ts'
import { cappedCount } from '../../db/paging.ts'
import {
  hasShotConditions,
  coverConditions,
  filterSql,
  furtherConditions,
  readFilter,
  type WallFilter,
} from './wall-filter.ts'
import { hasPictures, visiblePosts } from '../post-access/index.ts'

const cache = { name: 'list_count', max: 500, ttlMs: 60_000 }

/**
 * How many posts of a list visitors see, at most 1,000 and up to a minute old. That is enough for «1000+» and the same
 * for everybody, so that a page need not count. Posts that relations show or hide are not considered.
 * @param key `newest`, or a wall's filter as `keyOfFilter` writes it
 */
export const countCapped = memoize(cache, async (app, key) => {
  const found = key === 'newest' ? matching([]) : matchingFilter(readFilter(key))
  const { rows } = await sql<{ count: number }>`
    select least(count(*), ${sql.lit(cappedCount)}) as count from (${found}) as capped`.execute(app.db)
  return rows[0]?.count ?? 0
})

function matching(conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<unknown> {
  return sql`(select publish.id from publish where ${sql.join([visiblePosts(null), ...conditions], sql` and `)}
    limit ${sql.lit(cappedCount)})`
}

// Two capped queries: no index serves a condition that matches either way.
function matchingFilter(filter: WallFilter): RawBuilder<unknown> {
  const values = filterSql(filter)
  const covers = matching([hasPictures, ...coverConditions(values)])
  return hasShotConditions(filter)
    ? sql`${covers} union ${matching([hasPictures, ...furtherConditions(values)])}`
    : covers
}
