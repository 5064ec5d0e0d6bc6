import type { MessageCard } from '@guangquan/contract'
import { sql, type Selectable } from 'kysely'
import type { Queryable, Tx } from '../../db/client.ts'
import type { Message } from '../../db/tables.gen.ts'
import { fail } from '../../fail.ts'
import type { ConversationRow } from './conversation.store.ts'

export type MessageRow = Selectable<Message>

export interface NewMessage {
  id: string
  /** Locked. */
  conversation: ConversationRow
  /** Whether it begins a conversation with somebody who does not follow the sender. */
  isFirstOfStranger: boolean
  senderId: string
  clientId: string
  kind: number
  text: string
  folded: string
  textHash: Buffer | null
  /** In their order, claimed before. */
  fileIds: readonly string[]
  card: Pick<MessageCard, 'kind' | 'id'> | null
  at: Date
}

/** Inserts a message as the next of its conversation. @throws UploadNotFound for a picture of another message */
export async function insertMessage(tx: Tx, message: NewMessage): Promise<MessageRow> {
  const { conversation, fileIds, card } = message
  const numbers = { last_seq: conversation.last_seq + 1, last_change: conversation.last_change + 1 }
  await tx
    .updateTable('conversation')
    .set(message.isFirstOfStranger ? { ...numbers, begun_by: message.senderId } : numbers)
    .where('id', '=', conversation.id)
    .execute()
  const row = await tx
    .insertInto('message')
    .values({
      id: message.id,
      conversation_id: conversation.id,
      seq: numbers.last_seq,
      change: numbers.last_change,
      sender_id: message.senderId,
      client_id: message.clientId,
      kind: message.kind,
      text: message.text,
      folded: message.folded,
      text_hash: message.textHash,
      card_kind: card?.kind ?? null,
      card_id: card?.id ?? null,
      created_at: message.at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (fileIds.length > 0) await insertPictures(tx, row.id, fileIds)
  return row
}

async function insertPictures(tx: Tx, messageId: string, fileIds: readonly string[]): Promise<void> {
  const inserted = await tx
    .insertInto('message_picture')
    .values(fileIds.map((fileId, position) => ({ message_id: messageId, position, file_id: fileId })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('position')
    .execute()
  if (inserted.length !== fileIds.length) fail('UploadNotFound')
}

/** A message that a member's browser sent before under this id. */
export async function findSent(
  db: Queryable,
  senderId: string,
  clientId: string,
): Promise<MessageRow | undefined> {
  return db
    .selectFrom('message')
    .where('sender_id', '=', senderId)
    .where('client_id', '=', clientId)
    .selectAll()
    .executeTakeFirst()
}

/** To how many others a member sent a text since an instant. */
export async function countSameText(
  db: Queryable,
  { senderId, peerId, textHash, since }: { senderId: string; peerId: string; textHash: Buffer; since: Date },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(distinct conversation_id) as count from message
    where sender_id = ${senderId}::uuid and text_hash = ${textHash} and created_at > ${since}
      and conversation_id not in (select id from conversation where ${peerId}::uuid in (low_id, high_id)
        and ${senderId}::uuid in (low_id, high_id))`.execute(db)
  return rows[0]?.count ?? 0
}

/** Pictures of messages: message id → files in their order. */
export async function loadPictureIds(
  db: Queryable,
  messageIds: readonly string[],
): Promise<Map<string, string[]>> {
  if (messageIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('message_picture')
    .where('message_id', 'in', messageIds)
    .select(['message_id', 'file_id'])
    .orderBy('position')
    .execute()
  const byMessage = Map.groupBy(rows, (row) => row.message_id)
  return new Map([...byMessage].map(([id, ofMessage]) => [id, ofMessage.map((row) => row.file_id)]))
}
