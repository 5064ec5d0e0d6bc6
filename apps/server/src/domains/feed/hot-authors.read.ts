import { sql } from 'kysely'
import type { App } from '../../context.ts'
import { memoize } from '../../cache/memoize.ts'
import { visiblePosts } from '../post-access/index.ts'

const cache = { name: 'hot_authors', max: 1, ttlMs: 5 * 60_000 }
const weighedPosts = 500

/** Authors of the posts at the top of 热门, highest first; the same for everybody, and up to minutes old. */
export function listHotAuthors(app: App): Promise<string[]> {
  return remembered(app, 'all')
}

const remembered = memoize(cache, async (app) => {
  const { rows } = await sql<{ id: string }>`
    select author_id as id from (
      select author_id, hot from publish where ${visiblePosts(null)} order by hot desc, id desc
      limit ${sql.lit(weighedPosts)}
    ) as top group by author_id order by max(hot) desc, author_id`.execute(app.db)
  return rows.map((row) => row.id)
})
