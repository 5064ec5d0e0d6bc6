import { dayOf } from '@guangquan/rules/time-text'
import type { Ctx } from '../../context.ts'
import { hashForDay } from '../../crypto/hash-for-day.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { findReadablePost, movePostCounts, readPostCounts } from '../post/index.ts'
import { insertShare } from './reaction.store.ts'

/** Counts that a post was shared, once per person and day. @throws ContentNotFound for a post the caller may not see */
export async function sharePost(
  ctx: Ctx,
  { id, channel }: { id: string; channel: string },
): Promise<{ shareCount: number }> {
  const memberId = ctx.viewer?.id ?? null
  const day = dayOf(ctx.now)
  // A visitor's address is not stored.
  const sharer = memberId ?? hashForDay(ctx, { purpose: 'share', day, who: ctx.ip })
  return inTransaction(ctx, async (tx) => {
    const post = await findReadablePost(tx, memberId, id)
    if (post === undefined) fail('ContentNotFound')
    const counts = await insertShare(tx, { publish_id: post.id, sharer, member_id: memberId, day, channel })
    const { shareCount } = counts
      ? await movePostCounts(tx, post.id, { shares: 1 })
      : await readPostCounts(tx, post.id)
    return { shareCount }
  })
}
