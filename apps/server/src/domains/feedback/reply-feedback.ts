import { feedbackStates, type FeedbackDetail } from '@guangquan/contract'
import { v7 as uuid } from 'uuid'
import type { MemberCtx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { getOwnFeedback } from './feedback.read.ts'
import { changeFeedback, lockFeedback } from './feedback.store.ts'
import { isOwn } from './feedback.policy.ts'

/** Adds a member's reply to a ticket, which then waits again. @throws ContentNotFound, FeedbackClosed */
export async function replyFeedback(
  ctx: MemberCtx,
  { id, text }: { id: string; text: string },
): Promise<FeedbackDetail> {
  return inTransaction(ctx, async (tx) => {
    const row = await lockFeedback(tx, id)
    if (!isOwn(ctx.viewer, row)) fail('ContentNotFound')
    if (row.state === feedbackStates.closed) fail('FeedbackClosed')
    await tx
      .insertInto('feedback_reply')
      .values({ id: uuid(), feedback_id: id, text, created_at: ctx.now })
      .execute()
    await changeFeedback(tx, row, { state: feedbackStates.waiting, at: ctx.now })
    return getOwnFeedback({ ...ctx, db: tx }, { id })
  })
}
