import type { MemberCtx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { enforce } from '../../verdict.ts'
import { canAskCritique } from '../post-access/index.ts'
import { findReadablePost, lockPost } from './post.store.ts'

/**
 * Opens a post for critiques, or closes it; existing critiques stay.
 * @throws ContentNotFound, also for a post the caller may not see; Forbidden for another member's
 */
export async function setCritiqueOpen(
  ctx: MemberCtx,
  { id, on }: { id: string; on: boolean },
): Promise<{ critiqueOpen: boolean }> {
  if ((await findReadablePost(ctx.db, ctx.viewer.id, id)) === undefined) fail('ContentNotFound')
  await inTransaction(ctx, async (tx) => {
    const post = await lockPost(tx, id)
    if (post === undefined) fail('ContentNotFound')
    enforce(canAskCritique(ctx.viewer, post))
    await tx.updateTable('publish').set({ critique_open: on }).where('id', '=', id).execute()
  })
  return { critiqueOpen: on }
}
