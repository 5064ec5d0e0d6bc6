import type { Queryable } from '../../db/client.ts'
import { replyStatus } from './reply.store.ts'

/**
 * Who wrote a shown comment and whom it answers: the writer of the comment or answer it was written to, null for a
 * comment on the post itself. Undefined when it is not shown any more.
 */
export async function findReplyPeople(
  db: Queryable,
  replyId: string,
): Promise<{ writerId: string; answeredId: string | null } | undefined> {
  const row = await db
    .selectFrom('reply')
    .leftJoin('reply as parent', 'parent.id', 'reply.parent_id')
    .select(['reply.author_id as writerId', 'reply.reply_to_id', 'parent.author_id as parent_author_id'])
    .where('reply.id', '=', replyId)
    .where('reply.status', '=', replyStatus.shown)
    .executeTakeFirst()
  return row && { writerId: row.writerId, answeredId: row.reply_to_id ?? row.parent_author_id }
}
