import { publishStatus } from '@guangquan/contract'
import type { MemberCtx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { emit } from '../../../events/emit.ts'
import { fail } from '../../../fail.ts'
import { enforce } from '../../../verdict.ts'
import { lockPostingRights, moveMemberCounts } from '../../standing/index.ts'
import { canDeletePost } from '../../post-access/index.ts'
import { findReadablePost, lockPost, setPostStatus, type LockedPost } from '../post.store.ts'
import { countedOf, endPublished } from '../publish-effects.ts'

/**
 * Moves a post to the recycle bin: from now on nobody sees it or its files.
 * @throws ContentNotFound, also for a post the caller may not see; Forbidden for another member's
 */
export async function deletePost(ctx: MemberCtx, { id }: { id: string }): Promise<null> {
  await inTransaction(ctx, async (tx) => {
    const seen = await findReadablePost(tx, ctx.viewer.id, id)
    if (seen === undefined) fail('ContentNotFound')
    enforce(canDeletePost(ctx.viewer, seen))
    await lockPostingRights(tx, seen.author_id)
    const post = await lockPost(tx, id)
    if (post === undefined || post.status === publishStatus.deleted) fail('ContentNotFound')
    await binPost(tx, post, { now: ctx.now, statusBefore: post.status })
  })
  return null
}

/** Moves a locked post to the recycle bin. @param change.statusBefore its status after a restore */
export async function binPost(
  tx: Tx,
  post: LockedPost,
  { now, statusBefore }: { now: Date; statusBefore: number },
): Promise<void> {
  await setPostStatus(tx, post.id, { status: publishStatus.deleted, deletedAt: now, statusBefore })
  // Also for a post in review: its author may have liked it already.
  await moveMemberCounts(tx, post.author_id, { likesReceived: -post.like_count })
  if (post.status === publishStatus.published) await endPublished(tx, await countedOf(tx, post))
  await emit(tx, 'post.binned', { publishId: post.id, authorId: post.author_id })
}
