import { sql, type Selectable } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Queryable, Tx } from '../../db/client.ts'
import type { Conversation, ConversationSide } from '../../db/tables.gen.ts'
import { fail } from '../../fail.ts'

export type ConversationRow = Selectable<Conversation>
export type SideRow = Selectable<ConversationSide>

const pair = (a: string, b: string) => (a < b ? { low_id: a, high_id: b } : { low_id: b, high_id: a })

/** The conversation of two members, as one of them has it; undefined before the first message. */
export async function findSideWith(
  db: Queryable,
  memberId: string,
  peerId: string,
): Promise<(SideRow & { last_change: number }) | undefined> {
  const { low_id, high_id } = pair(memberId, peerId)
  return db
    .selectFrom('conversation')
    .innerJoin('conversation_side', 'conversation_id', 'conversation.id')
    .where('low_id', '=', low_id)
    .where('high_id', '=', high_id)
    .where('member_id', '=', memberId)
    .selectAll('conversation_side')
    .select('last_change')
    .executeTakeFirst()
}

/** A conversation as its member has it. @throws ContentNotFound for everybody else */
export async function findSide(db: Queryable, conversationId: string, memberId: string): Promise<SideRow> {
  const side = await db
    .selectFrom('conversation_side')
    .where('conversation_id', '=', conversationId)
    .where('member_id', '=', memberId)
    .selectAll()
    .executeTakeFirst()
  return side ?? fail('ContentNotFound')
}

/** Both sides of a conversation, locked: the member's and the other's. @throws ContentNotFound for everybody else */
export async function lockConversation(
  tx: Tx,
  conversationId: string,
  memberId: string,
): Promise<{ conversation: ConversationRow; own: SideRow; other: SideRow }> {
  const conversation = await tx
    .selectFrom('conversation')
    .where('id', '=', conversationId)
    .where((eb) => eb.or([eb('low_id', '=', memberId), eb('high_id', '=', memberId)]))
    .selectAll()
    .forUpdate()
    .executeTakeFirst()
  if (conversation === undefined) fail('ContentNotFound')
  const sides = await tx
    .selectFrom('conversation_side')
    .where('conversation_id', '=', conversationId)
    .selectAll()
    .execute()
  const own = sides.find((side) => side.member_id === memberId)
  const other = sides.find((side) => side.member_id !== memberId)
  // An erased member has no side.
  if (own === undefined || other === undefined) fail('ContentNotFound')
  return { conversation, own, other }
}

/**
 * Locks the conversation of two members, creating it if there is none: of two concurrent first messages, the second
 * waits for the first. The caller has checked that both members are active.
 */
export async function lockConversationWith(
  tx: Tx,
  { memberId, peerId, at }: { memberId: string; peerId: string; at: Date },
): Promise<{ conversation: ConversationRow; own: SideRow; other: SideRow }> {
  const id = uuid()
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('conversation')
    .values({ id, ...pair(memberId, peerId), created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 1n) {
    await tx
      .insertInto('conversation_side')
      .values([
        { conversation_id: id, member_id: memberId, peer_id: peerId },
        { conversation_id: id, member_id: peerId, peer_id: memberId },
      ])
      .execute()
    return lockConversation(tx, id, memberId)
  }
  const found = await findSideWith(tx, memberId, peerId)
  return found === undefined ? fail('ContentNotFound') : lockConversation(tx, found.conversation_id, memberId)
}

type SideChange = Partial<
  Pick<
    SideRow,
    | 'has_written'
    | 'is_stranger'
    | 'last_seq'
    | 'read_seq'
    | 'cleared_seq'
    | 'last_at'
    | 'is_pinned'
    | 'is_muted'
  >
>

export async function changeSide(
  tx: Tx,
  side: Pick<SideRow, 'conversation_id' | 'member_id'>,
  change: SideChange,
): Promise<void> {
  await tx
    .updateTable('conversation_side')
    .set(change)
    .where('conversation_id', '=', side.conversation_id)
    .where('member_id', '=', side.member_id)
    .execute()
}

/** How many of a member's messages wait for the first answer. */
export async function countWaiting(db: Queryable, conversationId: string, memberId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from (
    select from message where conversation_id = ${conversationId}::uuid and sender_id = ${memberId}::uuid limit 10
    ) as waiting`.execute(db)
  return rows[0]?.count ?? 0
}

/** With how many members, except one, somebody has begun a conversation as a stranger since an instant. */
export async function countBegun(
  db: Queryable,
  { memberId, peerId, since }: { memberId: string; peerId: string; since: Date },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from conversation
    where begun_by = ${memberId}::uuid and created_at >= ${since}
      and ${peerId}::uuid not in (low_id, high_id)`.execute(db)
  return rows[0]?.count ?? 0
}
