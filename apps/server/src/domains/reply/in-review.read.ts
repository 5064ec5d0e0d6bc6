import type { Queryable } from '../../db/client.ts'
import { replyStatus } from './reply.store.ts'

const max = 200

/** Comments that wait for a decision, reported ones first, then oldest first; at most 200. */
export async function listRepliesInReview(
  db: Queryable,
): Promise<{ id: string; text: string; hidden: boolean }[]> {
  const rows = await db
    .selectFrom('reply')
    .where('status', '=', replyStatus.inReview)
    .select(['id', 'body', 'hidden_at'])
    .orderBy('hidden_at')
    .orderBy('id')
    .limit(max)
    .execute()
  return rows.map((row) => ({ id: row.id, text: row.body, hidden: row.hidden_at !== null }))
}
