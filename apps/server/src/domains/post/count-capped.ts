import { sql, type SqlBool } from 'kysely'
import { remember } from '../../db/remember.ts'
import { cappedCount } from '../../db/paging.ts'
import { readFilter, wallConditions } from './wall-filter.ts'
import { hasPictures, visiblePosts } from './visible-posts.ts'

const keptMs = 60_000

/**
 * How many posts visitors find in a list, at most 1,000 and up to a minute old: enough for «1000+», and the same
 * for everybody, so that a page does not pay for counting. What relations open or hide is not in it.
 * @param key `newest`, or a wall's filter as `keyOfFilter` writes it
 */
export const countCapped = remember(keptMs, async (app, key) => {
  const conditions = key === 'newest' ? [] : [hasPictures, ...wallConditions(readFilter(key))]
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select 1 from publish where ${sql.join<SqlBool>([visiblePosts(null), ...conditions], sql` and `)}
      limit ${sql.lit(cappedCount)}
    ) as capped`.execute(app.db)
  return rows[0]?.count ?? 0
})
