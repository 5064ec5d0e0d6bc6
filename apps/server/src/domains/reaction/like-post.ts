import type { MemberCtx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { emit } from '../../events/emit.ts'
import { fail } from '../../fail.ts'
import { moveMemberCounts } from '../member/index.ts'
import { findReadablePost, movePostCounts, postTargetName, readPostCounts } from '../post/index.ts'
import { setMark } from './reaction.store.ts'

/**
 * Likes a post or removes the like: the row and both counters move together by exactly what changed.
 * @throws ContentNotFound for a post the caller may not see
 */
export async function likePost(
  ctx: MemberCtx,
  { id, on }: { id: string; on: boolean },
): Promise<{ likeCount: number; isLike: boolean }> {
  const memberId = ctx.viewer.id
  return inTransaction(ctx, async (tx) => {
    const post = await findReadablePost(tx, memberId, id)
    if (post === undefined) fail('ContentNotFound')
    const delta = await setMark(tx, 'post_like', { publishId: post.id, memberId }, on, ctx.now)
    if (delta === 0) return { likeCount: (await readPostCounts(tx, post.id)).likeCount, isLike: on }
    await emit(tx, 'target.marked', { target: postTargetName, targetId: post.id, memberId, mark: 'like' })
    await moveMemberCounts(tx, post.author_id, { likesReceived: delta })
    const { likeCount } = await movePostCounts(tx, post.id, { likes: delta })
    return { likeCount, isLike: on }
  })
}
