import { reportTypes } from '@guangquan/contract'
import type { Queryable } from '../../db/client.ts'

/** The conversation attached to an open report of a member; null if there is none. */
export async function findReportedConversation(
  db: Queryable,
  reportId: string,
): Promise<{ conversationId: string; seq: number; reportedId: string } | null> {
  const row = await db
    .selectFrom('report')
    .where('id', '=', reportId)
    .where('report_type', '=', reportTypes.member)
    .where('status', '=', 1)
    .select(['conversation_id', 'conversation_seq', 'target_id'])
    .executeTakeFirst()
  if (row === undefined || row.conversation_id === null || row.conversation_seq === null) return null
  return { conversationId: row.conversation_id, seq: row.conversation_seq, reportedId: row.target_id }
}
