import type { VotePart } from '@guangquan/contract'
import type { MemberCtx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { enforce } from '../../verdict.ts'
import { findReadablePost } from '../post/index.ts'
import { canCloseVote } from './vote.policy.ts'
import { lockVote } from './vote.store.ts'
import { getVote } from './vote.view.ts'

/** Ends the caller's own vote early. @throws ContentNotFound, Forbidden, VoteEnded */
export async function closeVote(ctx: MemberCtx, { id }: { id: string }): Promise<VotePart> {
  await inTransaction(ctx, async (tx) => {
    const post = await findReadablePost(tx, ctx.viewer.id, id)
    if (post === undefined) fail('ContentNotFound')
    enforce(canCloseVote(ctx.viewer, post.author_id))
    const vote = await lockVote(tx, id)
    if (vote === undefined) fail('ContentNotFound')
    if (vote.closed_at !== null || vote.ends_at <= ctx.now) fail('VoteEnded')
    await tx.updateTable('vote').set({ closed_at: ctx.now }).where('publish_id', '=', id).execute()
  })
  return getVote(ctx, id)
}
