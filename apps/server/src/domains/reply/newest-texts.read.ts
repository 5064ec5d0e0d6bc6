import type { Queryable } from '../../db/client.ts'
import { rowsAtOnce, walkNewest } from '../../db/walk-newest.ts'
import { replyStatus } from './reply.store.ts'

/** Texts of the newest comments that are shown, for the word list. */
export async function* walkNewestReplyTexts(db: Queryable, max: number): AsyncGenerator<string[][]> {
  const pages = walkNewest(max, (below) => {
    const shown = db
      .selectFrom('reply')
      .where('status', '=', replyStatus.shown)
      .select(['id', 'body'])
      .orderBy('id', 'desc')
      .limit(rowsAtOnce)
    return (below === null ? shown : shown.where('id', '<', below)).execute()
  })
  for await (const rows of pages) yield rows.map(({ body }) => [body])
}
