import { publishStatus } from '@guangquan/contract'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { emit } from '../../events/emit.ts'
import { fail } from '../../fail.ts'
import { holdPoster } from '../member/index.ts'
import { listShownFiles } from './post-files.ts'
import { lockPost, setPostStatus } from './post.store.ts'
import { beginPublished } from './publish-effects.ts'

/**
 * Decides about a post in review. A passed one takes its place in lists from now on, for nobody has seen it before.
 * The caller answers for the right to decide.
 * @throws ContentNotFound when no such post is in review
 */
export async function reviewPost(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { id, pass }: { id: string; pass: boolean },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const found = await tx.selectFrom('publish').select('author_id').where('id', '=', id).executeTakeFirst()
    if (found === undefined) fail('ContentNotFound')
    // Members before posts: the order every command takes its locks in.
    await holdPoster(tx, found.author_id)
    const post = await lockPost(tx, id)
    if (post?.status !== publishStatus.inReview) fail('ContentNotFound')
    await emit(tx, 'post.reviewed', { publishId: id, authorId: post.author_id, passed: pass })
    if (!pass) return setPostStatus(tx, id, { status: publishStatus.refused })
    await setPostStatus(tx, id, { status: publishStatus.published, createdAt: ctx.now })
    await beginPublished(tx, {
      id,
      authorId: post.author_id,
      tags: post.tags,
      topicIds: post.topic_ids,
      fileIds: await listShownFiles(tx, id),
      isPublic: post.expose_others,
    })
  })
}
