import { publishStatus, recycleBinDays } from '@guangquan/contract'
import type { MemberCtx } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { emit } from '../../../events/emit.ts'
import { fail } from '../../../fail.ts'
import { lockPostingRights, moveMemberCounts } from '../../standing/index.ts'
import { canUseBin } from '../../post-access/index.ts'
import { lockPost } from '../post.store.ts'
import { countedOf, resumePublished } from '../publish-effects.ts'
import { purgePost } from './purge-posts.ts'

const dayMs = 24 * 3600_000

/** Until when a post deleted at an instant can be restored. */
export function restorableUntil(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + recycleBinDays * dayMs)
}

/**
 * Restores a post of the caller's from the recycle bin, at its previous position and in its previous state.
 * @throws ContentNotFound
 */
export async function restorePost(ctx: MemberCtx, { id }: { id: string }): Promise<{ status: number }> {
  return inTransaction(ctx, async (tx) => {
    await lockPostingRights(tx, ctx.viewer.id)
    const post = await lockPost(tx, id)
    if (post?.status !== publishStatus.deleted || canUseBin(ctx.viewer, post) !== 'ok')
      fail('ContentNotFound')
    const status = post.status_before ?? publishStatus.inReview
    await tx
      .updateTable('publish')
      .set({ status, deleted_at: null, status_before: null })
      .where('id', '=', id)
      .execute()
    await moveMemberCounts(tx, post.author_id, { likesReceived: post.like_count })
    if (status === publishStatus.published) {
      await resumePublished(tx, await countedOf(tx, post))
    }
    await emit(tx, 'post.restored', { publishId: id, authorId: post.author_id })
    if (status === publishStatus.inReview) await emit(tx, 'post.waitsAgain', { publishId: id })
    return { status }
  })
}

/** Permanently removes a post of the caller's from the recycle bin. @throws ContentNotFound */
export async function purgeOwnPost(ctx: MemberCtx, { id }: { id: string }): Promise<null> {
  if (!(await purgePost(ctx, { id, authorId: ctx.viewer.id }))) fail('ContentNotFound')
  return null
}
