import { feedbackNumber } from '@guangquan/contract'
import {
  feedbackStateNames,
  feedbackTypeNames,
  feedbackWriterNames,
} from '@guangquan/contract/feedback/feedback.words'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { timeTextOf } from '@guangquan/rules/time-text'
import type { Queryable, Tx } from '../../db/client.ts'
import type { Env } from '../../env.ts'
import { openContact } from './contact.ts'

/** A member's tickets with all answers, oldest first. */
export async function exportFeedback(env: Env, db: Queryable, memberId: string): Promise<object[]> {
  const rows = await db
    .selectFrom('feedback')
    .where('member_id', '=', memberId)
    .selectAll()
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const replies = await db
    .selectFrom('feedback_reply')
    .innerJoin('feedback', 'feedback.id', 'feedback_id')
    .where('member_id', '=', memberId)
    .select(['feedback_id', 'staff_id', 'feedback_reply.text', 'feedback_reply.created_at'])
    .orderBy('feedback_reply.created_at')
    .orderBy('feedback_reply.id')
    .execute()
  const repliesOf = Map.groupBy(replies, (reply) => reply.feedback_id)
  return rows.map((row) => ({
    number: feedbackNumber(row.number),
    type: nameOf(feedbackTypeNames, row.type),
    state: nameOf(feedbackStateNames, row.state),
    text: row.text,
    contact: openContact(env, row),
    createTime: timeTextOf(row.created_at),
    closeTime: row.closed_at && timeTextOf(row.closed_at),
    replies: (repliesOf.get(row.id) ?? [])
      .map((reply) => `${timeTextOf(reply.created_at)} ${writerOf(reply)}：${reply.text}`)
      .join('\n'),
  }))
}

const writerOf = (reply: { staff_id: string | null }) =>
  feedbackWriterNames[reply.staff_id === null ? 'member' : 'staff']

/** Removes a member's tickets with their answers; the files go with the member's other files. */
export async function eraseFeedback(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('feedback').where('member_id', '=', memberId).execute()
}
