import type { Queryable } from '../../db/client.ts'
import { replyStatus } from './reply.store.ts'

export interface ReplyPeople {
  writerId: string
  /** Who wrote the comment it answers; null for a first-level comment. */
  answeredId: string | null
}

/** Between whom a comment stands; undefined when it is not shown any more. */
export function findReplyPeople(db: Queryable, replyId: string): Promise<ReplyPeople | undefined> {
  return db
    .selectFrom('reply')
    .leftJoin('reply as parent', 'parent.id', 'reply.parent_id')
    .where('reply.id', '=', replyId)
    .where('reply.status', '=', replyStatus.shown)
    .select(({ fn }) => [
      'reply.author_id as writerId',
      fn.coalesce('reply.reply_to_id', 'parent.author_id').as('answeredId'),
    ])
    .executeTakeFirst()
}
