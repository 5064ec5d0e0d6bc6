import type { MemberCtx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { enforce } from '../../verdict.ts'
import { canCloseComments } from '../post-access/index.ts'
import { findReadablePost, lockPost } from './post.store.ts'

/**
 * Closes the comments of the caller's post, or opens them again; existing comments stay.
 * @throws ContentNotFound, also for a post the caller may not see; Forbidden for another member's
 */
export async function closeComments(
  ctx: MemberCtx,
  { publishId, on }: { publishId: string; on: boolean },
): Promise<{ commentsClosed: boolean }> {
  return inTransaction(ctx, async (tx) => {
    const seen = await findReadablePost(tx, ctx.viewer.id, publishId)
    if (seen === undefined) fail('ContentNotFound')
    enforce(canCloseComments(ctx.viewer, seen))
    await lockPost(tx, publishId)
    await tx.updateTable('publish').set({ comments_closed: on }).where('id', '=', publishId).execute()
    return { commentsClosed: on }
  })
}
