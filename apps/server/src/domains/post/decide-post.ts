import { cleanText, publishStatus, textLength, maxReviewReason } from '@guangquan/contract'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { emit } from '../../events/emit.ts'
import { fail } from '../../fail.ts'
import { lockPostAndAuthor } from './hide-post.ts'
import { setPostStatus } from './post.store.ts'
import { beginPublishedQuietly, countedOf, resumePublished } from './publish-effects.ts'

export type PostDecision =
  | { id: string; pass: true; reason?: '' }
  | { id: string; pass: false; reason: string }

/** A decision whose events are still to be emitted. */
export interface SettledPost {
  publishId: string
  authorId: string
  passed: boolean
  /** Nobody had seen the post before. */
  isFirst: boolean
}

/**
 * Decides about a post in review. A post nobody has seen is listed as new; one that reports hid returns to its
 * position, and nobody is notified twice. A refusal gives its reason to the author only. The caller is responsible for
 * the permission.
 * @throws ContentNotFound when no such post is in review, BadInput for a refusal without a reason or with a long one
 */
export async function decidePost(ctx: Pick<Ctx, 'db' | 'now'>, decision: PostDecision): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await announceSettledPost(tx, await settlePost(tx, ctx.now, decision))
  })
}

/** As `decidePost`, for a caller that notifies later by `announceSettledPost`. @throws as `decidePost` */
export async function settlePost(
  tx: Tx,
  now: Date,
  { id, pass, reason = '' }: PostDecision,
): Promise<SettledPost> {
  const post = await lockPostAndAuthor(tx, id)
  if (post?.status !== publishStatus.inReview) fail('ContentNotFound')
  const said = cleanText(reason)
  if (!pass && (said === '' || textLength(said) > maxReviewReason)) fail('BadInput')
  const wasPublished = post.hidden_at !== null
  await setPostStatus(tx, id, {
    status: pass ? publishStatus.published : publishStatus.refused,
    ...(pass && !wasPublished ? { createdAt: now } : {}),
  })
  await tx
    .updateTable('publish')
    .set({ review_reason: said, ...(pass ? { hidden_at: null } : {}) })
    .where('id', '=', id)
    .execute()
  if (pass) {
    const begin = wasPublished ? resumePublished : beginPublishedQuietly
    await begin(tx, await countedOf(tx, post))
  }
  return { publishId: id, authorId: post.author_id, passed: pass, isFirst: !wasPublished }
}

/** Notifies the author of a final decision, and others of a post that nobody had seen. */
export async function announceSettledPost(tx: Tx, settled: SettledPost): Promise<void> {
  const { publishId, authorId, passed, isFirst } = settled
  await emit(tx, 'post.reviewed', { publishId, authorId, passed })
  if (passed && isFirst) await emit(tx, 'post.published', { publishId, authorId })
}
