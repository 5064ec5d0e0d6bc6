import type { MemberCtx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { lockMembers, moveFollowCounts } from '../standing/index.ts'
import { removeFollow } from './follow.store.ts'

/** Removes a fan of the caller without notifying them; they may follow again. Idempotent. @throws ContentNotFound */
export async function removeFan(
  ctx: MemberCtx,
  { userId }: { userId: string },
): Promise<{ fansCount: number }> {
  return inTransaction(ctx, async (tx) => {
    const locked = await lockMembers(tx, [ctx.viewer.id, userId])
    const own = locked.get(ctx.viewer.id)
    if (own === undefined || !locked.has(userId)) fail('ContentNotFound')
    if (!(await removeFollow(tx, userId, ctx.viewer.id))) return { fansCount: own.fansCount }
    await moveFollowCounts(tx, { followerId: userId, followedId: ctx.viewer.id, delta: -1 })
    return { fansCount: own.fansCount - 1 }
  })
}
