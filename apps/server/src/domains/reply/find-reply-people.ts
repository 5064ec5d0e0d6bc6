import type { Queryable } from '../../db/client.ts'
import { readMentions } from '../mention/index.ts'
import { replyStatus } from './reply.store.ts'

export interface ReplyPeople {
  publishId: string
  writerId: string
  answeredId: string | null
  /** Members mentioned in the text. */
  mentioned: string[]
}

/**
 * The writer of a shown comment and the writer of the comment or answer that it replies to, null for a comment on the
 * post itself. Undefined if it is no longer shown.
 */
export async function findReplyPeople(db: Queryable, replyId: string): Promise<ReplyPeople | undefined> {
  const row = await db
    .selectFrom('reply')
    .leftJoin('reply as parent', 'parent.id', 'reply.parent_id')
    .select(['reply.author_id as writerId', 'reply.reply_to_id', 'parent.author_id as parent_author_id'])
    .select(['reply.publish_id as publishId', 'reply.mentions'])
    .where('reply.id', '=', replyId)
    .where('reply.status', '=', replyStatus.shown)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { publishId, writerId, reply_to_id, parent_author_id, mentions } = row
  return {
    publishId,
    writerId,
    answeredId: reply_to_id ?? parent_author_id,
    mentioned: readMentions(mentions).map((one) => one.userId),
  }
}
