import { sql } from 'kysely'
import type { Queryable } from '../../db/client.ts'
import type { MessageRow } from './message.store.ts'
import { previewOf } from './message.view.ts'

/** A conversation with its number of unread messages. */
export interface UnreadConversation {
  peerId: string
  unread: number
  newestAt: Date
  /** The newest message, shortened. */
  preview: string
}

type Row = Pick<MessageRow, 'kind' | 'text' | 'recalled_at' | 'sender_id'> & {
  peer_id: string
  last_at: Date
  unread: number
}

/**
 * Conversations of a member with unread messages since an instant, newest first, at most `limit`; without muted ones
 * and those of strangers.
 */
export async function findUnreadConversations(
  db: Queryable,
  { memberId, since, limit }: { memberId: string; since: Date; limit: number },
): Promise<UnreadConversation[]> {
  const { rows } = await sql<Row>`
    select side.peer_id, side.last_at, side.last_seq - side.read_seq as unread,
      newest.kind, newest.text, newest.recalled_at, newest.sender_id
    from conversation_side side
    join message newest on newest.conversation_id = side.conversation_id and newest.seq = side.last_seq
    where side.member_id = ${memberId}::uuid and side.last_seq > side.read_seq and not side.is_muted
      and not side.is_stranger and side.last_at > ${since}
    order by side.last_at desc limit ${limit}`.execute(db)
  return rows.map((row) => ({
    peerId: row.peer_id,
    unread: row.unread,
    newestAt: row.last_at,
    preview: previewOf(memberId, row),
  }))
}
