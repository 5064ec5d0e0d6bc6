import { publishStatus } from '@guangquan/contract'
import type { Queryable } from '../../db/client.ts'
import { walkRows } from '../../db/walk-rows.ts'

/** Titles and texts of published posts, the newest first, for the word list; of a long article its beginning. */
export async function* walkNewestTexts(db: Queryable, batch: number): AsyncGenerator<string[]> {
  const posts = db
    .selectFrom('publish')
    .where('status', '=', publishStatus.published)
    .select(['id', 'title', 'body'])
    .orderBy('id', 'desc')
  const rows = walkRows<{ id: string; title: string; body: string }>(
    (after, limit) => (after === undefined ? posts : posts.where('id', '<', after.id)).limit(limit).execute(),
    batch,
  )
  for await (const { title, body } of rows) yield [title, body]
}
