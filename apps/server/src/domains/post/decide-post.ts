import { cleanText, publishStatus, textLength, textLimits } from '@guangquan/contract'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { emit } from '../../events/emit.ts'
import { fail } from '../../fail.ts'
import { lockPostAndAuthor } from './hide-post.ts'
import { setPostStatus } from './post.store.ts'
import { beginPublished, countedOf, resumePublished } from './publish-effects.ts'

export type PostDecision =
  | { id: string; pass: true; reason?: '' }
  | { id: string; pass: false; reason: string }

/**
 * Decides about a post in review. A post nobody has seen is listed as new; one that reports hid returns to its
 * position, and nobody is notified twice. A refusal gives its reason to the author only. The caller is responsible for
 * the permission.
 * @throws ContentNotFound when no such post is in review, BadInput for a refusal without a reason or with a long one
 */
export async function decidePost(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { id, pass, reason = '' }: PostDecision,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const post = await lockPostAndAuthor(tx, id)
    if (post?.status !== publishStatus.inReview) fail('ContentNotFound')
    const said = cleanText(reason)
    if (!pass && (said === '' || textLength(said) > textLimits.reviewReason)) fail('BadInput')
    await emit(tx, 'post.reviewed', { publishId: id, authorId: post.author_id, passed: pass })
    const wasPublished = post.hidden_at !== null
    await setPostStatus(tx, id, {
      status: pass ? publishStatus.published : publishStatus.refused,
      ...(pass && !wasPublished ? { createdAt: ctx.now } : {}),
    })
    await tx
      .updateTable('publish')
      .set({ review_reason: said, ...(pass ? { hidden_at: null } : {}) })
      .where('id', '=', id)
      .execute()
    if (!pass) return
    const begin = wasPublished ? resumePublished : beginPublished
    await begin(tx, await countedOf(tx, post))
  })
}
