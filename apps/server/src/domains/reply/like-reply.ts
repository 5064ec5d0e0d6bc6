import type { MemberCtx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { emit } from '../../events/emit.ts'
import { fail } from '../../fail.ts'
import { findReadablePost } from '../post/index.ts'
import { replyTargetName } from './reply-target-name.ts'
import { oneReply } from './reply-rows.ts'
import { lockReply, moveReplyLikes, setReplyLike } from './reply.store.ts'

/**
 * Likes a comment or removes the like.
 * @throws ContentNotFound for one that the caller may not see, or that was deleted in the meantime
 */
export async function likeReply(
  ctx: MemberCtx,
  { id, on }: { id: string; on: boolean },
): Promise<{ likeCount: number; isLike: boolean }> {
  const memberId = ctx.viewer.id
  const [reply] = await oneReply(ctx.db, { member: true }, { viewerId: memberId, id })
  if (reply === undefined) fail('ContentNotFound')
  if ((await findReadablePost(ctx.db, memberId, reply.publish_id)) === undefined) fail('ContentNotFound')
  const likeCount = await inTransaction(ctx, async (tx) => {
    if ((await lockReply(tx, id)) === undefined) fail('ContentNotFound')
    const delta = await setReplyLike(tx, { replyId: id, memberId, on, now: ctx.now })
    if (delta !== 0)
      await emit(tx, 'target.marked', { target: replyTargetName, targetId: id, memberId, mark: 'like' })
    return moveReplyLikes(tx, id, delta)
  })
  return { likeCount, isLike: on }
}
