import { publishStatus } from '@guangquan/contract'
import type { Queryable } from '../../db/client.ts'
import { rowsAtOnce, walkNewest } from '../../db/walk-newest.ts'

/** Titles and texts of the newest published posts, for the word list; of a long article its beginning. */
export async function* walkNewestTexts(db: Queryable, max: number): AsyncGenerator<string[][]> {
  const pages = walkNewest(max, (below) => {
    const published = db
      .selectFrom('publish')
      .where('status', '=', publishStatus.published)
      .select(['id', 'title', 'body'])
      .orderBy('id', 'desc')
      .limit(rowsAtOnce)
    return (below === null ? published : published.where('id', '<', below)).execute()
  })
  for await (const rows of pages) yield rows.map(({ title, body }) => [title, body])
}
