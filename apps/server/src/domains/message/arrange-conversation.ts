import { sql } from 'kysely'
import type { MemberCtx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { announceMessages } from './announce-messages.ts'
import { changeSide, lockConversation, type SideRow } from './conversation.store.ts'

type Sides = { own: SideRow; other: SideRow }

/** Changes the caller's side of a conversation and tells their other browsers. @throws ContentNotFound */
async function arrange<T>(
  ctx: MemberCtx,
  id: string,
  change: (tx: Tx, sides: Sides) => Promise<T>,
): Promise<T> {
  return inTransaction(ctx, async (tx) => {
    const sides = await lockConversation(tx, id, ctx.viewer.id)
    const result = await change(tx, sides)
    await announceMessages(tx, [ctx.viewer.id])
    return result
  })
}

/**
 * Marks a conversation as read up to a message; what was read stays read. The other side is notified, because its page
 * shows it.
 */
export async function readConversation(
  ctx: MemberCtx,
  { id, seq }: { id: string; seq: number },
): Promise<{ unread: number }> {
  return arrange(ctx, id, async (tx, { own, other }) => {
    const read = Math.min(Math.max(seq, own.read_seq), own.last_seq)
    if (read > own.read_seq) {
      await changeSide(tx, own, { read_seq: read })
      await announceMessages(tx, [other.member_id])
    }
    return { unread: own.last_seq - read }
  })
}

/** Reads every conversation of the caller. */
export async function readAllConversations(ctx: MemberCtx): Promise<null> {
  return inTransaction(ctx, async (tx) => {
    // Conversations are locked in the order of their ids, as nothing else locks several.
    const { rows } = await sql<{ peer_id: string }>`
      with unread as (
        select conversation.id from conversation
        join conversation_side on conversation_id = conversation.id and member_id = ${ctx.viewer.id}::uuid
        where conversation_side.last_seq > read_seq
        order by conversation.id for update of conversation)
      update conversation_side set read_seq = last_seq
      from unread where conversation_id = unread.id and member_id = ${ctx.viewer.id}::uuid
      returning peer_id`.execute(tx)
    await announceMessages(tx, [ctx.viewer.id, ...rows.map((row) => row.peer_id)])
    return null
  })
}

export async function pinConversation(
  ctx: MemberCtx,
  { id, on }: { id: string; on: boolean },
): Promise<{ isPinned: boolean }> {
  return arrange(ctx, id, async (tx, { own }) => {
    await changeSide(tx, own, { is_pinned: on })
    return { isPinned: on }
  })
}

export async function muteConversation(
  ctx: MemberCtx,
  { id, on }: { id: string; on: boolean },
): Promise<{ isMuted: boolean }> {
  return arrange(ctx, id, async (tx, { own }) => {
    await changeSide(tx, own, { is_muted: on })
    return { isMuted: on }
  })
}

/** Moves a stranger's conversation among the others. */
export async function acceptConversation(ctx: MemberCtx, { id }: { id: string }): Promise<null> {
  return arrange(ctx, id, async (tx, { own }) => {
    await changeSide(tx, own, { is_stranger: false })
    return null
  })
}

/** Removes a conversation from the caller's list, with its messages so far. The other side keeps it. */
export async function deleteConversation(ctx: MemberCtx, { id }: { id: string }): Promise<null> {
  return arrange(ctx, id, async (tx, { own }) => {
    const { last_seq: end } = own
    await changeSide(tx, own, { read_seq: end, cleared_seq: end, last_at: null, is_pinned: false })
    return null
  })
}
