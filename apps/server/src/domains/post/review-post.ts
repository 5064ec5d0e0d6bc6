import { publishStatus, reportTypes } from '@guangquan/contract'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { emit } from '../../events/emit.ts'
import { fail } from '../../fail.ts'
import { decideReports } from '../report/index.ts'
import { holdPost } from './hide-post.ts'
import { setPostStatus } from './post.store.ts'
import { beginPublished, countedOf, resumePublished } from './publish-effects.ts'

/**
 * Decides about a post in review, and with it about the reports that wait. One that nobody has seen takes its place
 * in lists from now on; one that reports took out of sight comes back to where it stood, and nobody is told twice.
 * The caller answers for the right to decide.
 * @throws ContentNotFound when no such post is in review
 */
export async function reviewPost(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { id, pass }: { id: string; pass: boolean },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const post = await holdPost(tx, id)
    if (post?.status !== publishStatus.inReview) fail('ContentNotFound')
    await decideReports(tx, { now: ctx.now, reportType: reportTypes.post, targetId: id, upheld: !pass })
    await emit(tx, 'post.reviewed', { publishId: id, authorId: post.author_id, passed: pass })
    const wasPublished = post.hidden_at !== null
    await setPostStatus(tx, id, {
      status: pass ? publishStatus.published : publishStatus.refused,
      ...(pass && !wasPublished ? { createdAt: ctx.now } : {}),
    })
    if (!pass) return
    await tx.updateTable('publish').set({ hidden_at: null }).where('id', '=', id).execute()
    const begin = wasPublished ? resumePublished : beginPublished
    await begin(tx, await countedOf(tx, post))
  })
}
