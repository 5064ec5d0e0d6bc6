import { sql } from 'kysely'
import type { ListMappedPages } from '../site-map/index.ts'
import { isShown } from './news.store.ts'

const maxPages = 5000

/** Pages of published news for the site map. */
export const listMappedNews: ListMappedPages = async ({ db, now }) => {
  const rows = await db
    .selectFrom('news')
    .select(['id', 'updated_at'])
    .where(isShown(sql`${now}`))
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxPages)
    .execute()
  return rows.map(({ id, updated_at: changedAt }) => ({ path: `/more/news/${id}`, changedAt }))
}
