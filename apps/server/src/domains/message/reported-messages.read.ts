import { messageLimits, type ReportedMessage } from '@guangquan/contract'
import { sql } from 'kysely'
import type { MemberCtx } from '../../context.ts'
import type { Queryable } from '../../db/client.ts'
import { findSideWith } from './conversation.store.ts'
import type { MessageRow } from './message.store.ts'
import { loadMessageContents } from './message.view.ts'

/** The conversation of two members up to its newest message; null if it is empty for one of them. */
export async function findNewestMessage(
  db: Queryable,
  memberId: string,
  peerId: string,
): Promise<{ id: string; seq: number } | null> {
  const side = await findSideWith(db, memberId, peerId)
  if (side === undefined || side.last_seq <= side.cleared_seq) return null
  return { id: side.conversation_id, seq: side.last_seq }
}

/** The messages that a report shows to staff, oldest first; the caller has checked that they may read them. */
export async function loadReportedMessages(
  ctx: MemberCtx,
  { conversationId, seq, reportedId }: { conversationId: string; seq: number; reportedId: string },
): Promise<ReportedMessage[]> {
  const { rows } = await sql<MessageRow>`select * from message
    where conversation_id = ${conversationId}::uuid
      and seq > ${seq - messageLimits.reportedLines} and seq <= ${seq}
    order by seq`.execute(ctx.db)
  const contents = await loadMessageContents(ctx, rows)
  return contents.map(({ row, ...content }) => ({ ...content, isOfReported: row.sender_id === reportedId }))
}
