import { sql } from 'kysely'
import { timeTextOf } from '@guangquan/rules/time-text'
import type { Queryable, Tx } from '../../db/client.ts'
import { walkRows } from '../../db/walk-rows.ts'
import type { MessageRow } from './message.store.ts'

type Row = Pick<
  MessageRow,
  'id' | 'text' | 'kind' | 'sender_id' | 'card_kind' | 'card_id' | 'recalled_at'
> & {
  created_at: Date
  peer_id: string
  pictures: number
}

/** A message in the export of one of the two. */
export interface ExportedMessage {
  /** The other member of the conversation. */
  with: string
  /** Whether the member whose export it is wrote it. */
  isOwn: boolean
  text: string
  photographs: number
  card: string | null
  isRecalled: boolean
  createTime: string
}

/** Both sides of a member's conversations, as far as they have not deleted them, oldest first. */
export async function* exportMessages(db: Queryable, memberId: string): AsyncGenerator<ExportedMessage> {
  const rows = walkRows<Row>(async (after, limit) => {
    const behind = after === undefined ? sql`true` : sql`message.id > ${after.id}::uuid`
    const read = await sql<Row>`
      select message.id, text, kind, sender_id, card_kind, card_id, recalled_at, message.created_at, side.peer_id,
        (select count(*) from message_picture where message_id = message.id) as pictures
      from conversation_side side
      join message on message.conversation_id = side.conversation_id and message.seq > side.cleared_seq
      where side.member_id = ${memberId}::uuid and ${behind}
      order by message.id limit ${limit}`.execute(db)
    return read.rows
  })
  for await (const row of rows) {
    yield {
      with: row.peer_id,
      isOwn: row.sender_id === memberId,
      text: row.text,
      photographs: row.pictures,
      card: row.card_kind === null ? null : `${row.card_kind} ${row.card_id}`,
      isRecalled: row.recalled_at !== null,
      createTime: timeTextOf(row.created_at),
    }
  }
}

/**
 * Empties what a member wrote and removes their side of every conversation. The other side keeps its own messages; the
 * files are removed with the member's other files.
 */
export async function eraseMessages(
  tx: Tx,
  { memberId, now }: { memberId: string; now: Date },
): Promise<void> {
  await sql`delete from message_picture using message
    where message_id = message.id and sender_id = ${memberId}::uuid`.execute(tx)
  await tx
    .updateTable('message')
    .set({ text: '', folded: '', text_hash: null, card_kind: null, card_id: null, recalled_at: now })
    .where('sender_id', '=', memberId)
    .execute()
  await tx.deleteFrom('conversation_side').where('member_id', '=', memberId).execute()
  await tx.deleteFrom('message_setting').where('member_id', '=', memberId).execute()
}
