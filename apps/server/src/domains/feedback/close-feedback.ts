import { feedbackClosers, feedbackStates, type FeedbackDetail } from '@guangquan/contract'
import type { MemberCtx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { isOwn } from './feedback.policy.ts'
import { getOwnFeedback } from './feedback.read.ts'
import { changeFeedback, lockFeedback } from './feedback.store.ts'

/** A member closes a ticket; a closed one stays unchanged. @throws ContentNotFound */
export async function closeFeedback(ctx: MemberCtx, { id }: { id: string }): Promise<FeedbackDetail> {
  const { now } = ctx
  return inTransaction(ctx, async (tx) => {
    const row = await lockFeedback(tx, id)
    if (!isOwn(ctx.viewer, row)) fail('ContentNotFound')
    if (row.state !== feedbackStates.closed) {
      const closed = { state: feedbackStates.closed, closed_by: feedbackClosers.member, closed_at: now }
      await changeFeedback(tx, row, { ...closed, at: now })
    }
    return getOwnFeedback({ ...ctx, db: tx }, { id })
  })
}
