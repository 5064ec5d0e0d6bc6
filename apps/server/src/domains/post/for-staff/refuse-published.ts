import { publishStatus } from '@guangquan/contract'
import type { Tx } from '../../../db/client.ts'
import { emit } from '../../../events/emit.ts'
import { lockPostAndAuthor } from '../hide-post.ts'
import type { LockedPost } from '../post.store.ts'
import { beginPublished, countedOf, endPublished, resumePublished } from '../publish-effects.ts'
import { binPost } from '../recycle-bin/delete-post.ts'

/** A decision of staff about a post outside the queue of review. */
interface Decision {
  id: string
  now: Date
  /** The author reads it. */
  reason: string
}

/** The author and the state of a post that a decision changed. */
interface DecidedPost {
  authorId: string
  statusBefore: number
}

const decidedOf = ({ author_id: authorId, status: statusBefore }: LockedPost): DecidedPost => ({
  authorId,
  statusBefore,
})

/**
 * Hides a published post from everybody but its author, who reads why and may change it. The caller is responsible for
 * the permission.
 * @returns undefined for a post that is not published
 */
export async function refusePublished(
  tx: Tx,
  { id, now, reason }: Decision,
): Promise<DecidedPost | undefined> {
  const post = await lockPostAndAuthor(tx, id)
  if (post?.status !== publishStatus.published) return undefined
  await tx
    .updateTable('publish')
    .set({ status: publishStatus.refused, hidden_at: now, review_reason: reason })
    .where('id', '=', id)
    .execute()
  await endPublished(tx, await countedOf(tx, post))
  await emit(tx, 'post.reviewed', { publishId: id, authorId: post.author_id, passed: false })
  return decidedOf(post)
}

/**
 * Shows a refused or limited post again, at its position; one that nobody has seen is listed as new. The caller is
 * responsible for the permission.
 * @returns undefined for a post in another state
 */
export async function showRefused(
  tx: Tx,
  { id, now }: Omit<Decision, 'reason'>,
): Promise<DecidedPost | undefined> {
  const post = await lockPostAndAuthor(tx, id)
  if (post?.status !== publishStatus.refused && post?.status !== publishStatus.limited) return undefined
  const wasSeen = post.hidden_at !== null
  await tx
    .updateTable('publish')
    .set({
      status: publishStatus.published,
      hidden_at: null,
      review_reason: '',
      ...(wasSeen ? {} : { created_at: now }),
    })
    .where('id', '=', id)
    .execute()
  const show = wasSeen ? resumePublished : beginPublished
  await show(tx, await countedOf(tx, post))
  await emit(tx, 'post.reviewed', { publishId: id, authorId: post.author_id, passed: true })
  return decidedOf(post)
}

/**
 * Moves a post to its author's recycle bin. Restored from there it is refused: only a change of the author or staff
 * show it again. The caller is responsible for the permission.
 * @returns undefined for a post that is deleted
 */
export async function removePost(tx: Tx, { id, now, reason }: Decision): Promise<DecidedPost | undefined> {
  const post = await lockPostAndAuthor(tx, id)
  if (post === undefined || post.status === publishStatus.deleted) return undefined
  await tx
    .updateTable('publish')
    .set({ review_reason: reason, ...(post.status === publishStatus.published ? { hidden_at: now } : {}) })
    .where('id', '=', id)
    .execute()
  await binPost(tx, post, { now, statusBefore: publishStatus.refused })
  return decidedOf(post)
}
