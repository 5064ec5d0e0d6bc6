import type { MemberCtx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { emit } from '../../events/emit.ts'
import { fail } from '../../fail.ts'
import { moveMemberCounts } from '../member/index.ts'
import { findReadablePost, movePostCounts, readPostCounts } from '../post/index.ts'
import { setMark } from './reaction.store.ts'

/**
 * Collects a post or gives it up: the row and both counters move together by exactly what changed.
 * @throws ContentNotFound for a post the caller may not see
 */
export async function collectPost(
  ctx: MemberCtx,
  { targetId, on }: { targetId: string; on: boolean },
): Promise<{ collectCount: number; isCollect: boolean }> {
  const memberId = ctx.viewer.id
  return inTransaction(ctx, async (tx) => {
    const post = await findReadablePost(tx, memberId, targetId)
    if (post === undefined) fail('ContentNotFound')
    const by = await setMark(tx, 'post_collect', { publishId: post.id, memberId }, on, ctx.now)
    if (by === 0) return { collectCount: (await readPostCounts(tx, post.id)).collectCount, isCollect: on }
    await emit(tx, 'post.marked', { publishId: post.id, memberId, kind: 'collect' })
    await moveMemberCounts(tx, memberId, { collects: by })
    const { collectCount } = await movePostCounts(tx, post.id, { collects: by })
    return { collectCount, isCollect: on }
  })
}
