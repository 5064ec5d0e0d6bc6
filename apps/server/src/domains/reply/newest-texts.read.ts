import type { Queryable } from '../../db/client.ts'
import { walkRows } from '../../db/walk-rows.ts'
import { replyStatus } from './reply.store.ts'

/** Texts of comments that are shown, the newest first, for the word list. */
export async function* walkNewestReplyTexts(db: Queryable, batch: number): AsyncGenerator<string[]> {
  const replies = db
    .selectFrom('reply')
    .where('status', '=', replyStatus.shown)
    .select(['id', 'body'])
    .orderBy('id', 'desc')
  const rows = walkRows<{ id: string; body: string }>(
    (after, limit) =>
      (after === undefined ? replies : replies.where('id', '<', after.id)).limit(limit).execute(),
    batch,
  )
  for await (const { body } of rows) yield [body]
}
