import { publishStatus } from '@guangquan/contract'
import type { Tx } from '../../../db/client.ts'
import { setPostStatus, type LockedPost } from '../post.store.ts'
import { countedOf, endPublished, resumePublished, undoBegun } from '../publish-effects.ts'

/** The fields of a post that a moderator's decision changes, with their earlier values. */
export interface PostState {
  status: number
  hiddenAt: Date | null
  createdAt: Date
  reviewReason: string
}

/** The state of a post, for `restorePostState`. */
export async function readPostState(tx: Tx, id: string): Promise<PostState | undefined> {
  const row = await tx
    .selectFrom('publish')
    .where('id', '=', id)
    .select(['status', 'hidden_at', 'created_at', 'review_reason'])
    .executeTakeFirst()
  return (
    row && {
      status: row.status,
      hiddenAt: row.hidden_at,
      createdAt: row.created_at,
      reviewReason: row.review_reason,
    }
  )
}

/** Leaves a locked post that is published or in review to its author alone, who sees it as before. */
export async function limitPost(tx: Tx, post: LockedPost, now: Date): Promise<void> {
  const isPublished = post.status === publishStatus.published
  if (!isPublished && post.status !== publishStatus.inReview) return
  await setPostStatus(tx, post.id, { status: publishStatus.limited })
  if (!isPublished) return
  await tx.updateTable('publish').set({ hidden_at: now }).where('id', '=', post.id).execute()
  await endPublished(tx, await countedOf(tx, post))
}

/** Gives a locked post the state back that it had before a decision whose events were not emitted. */
export async function restorePostState(tx: Tx, post: LockedPost, before: PostState): Promise<void> {
  await tx
    .updateTable('publish')
    .set({
      status: before.status,
      hidden_at: before.hiddenAt,
      created_at: before.createdAt,
      review_reason: before.reviewReason,
    })
    .where('id', '=', post.id)
    .execute()
  const isPublished = post.status === publishStatus.published
  const wasPublished = before.status === publishStatus.published
  if (isPublished === wasPublished) return
  const counted = await countedOf(tx, post)
  if (wasPublished) await resumePublished(tx, counted)
  else await (before.hiddenAt === null ? undoBegun : endPublished)(tx, counted)
}
