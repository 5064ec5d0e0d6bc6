import type { MemberCtx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { enforce } from '../../verdict.ts'
import { findReadablePost, lockPost } from '../post/index.ts'
import { canFoldReply, canPinReply } from './reply.policy.ts'
import { findReply, lockReply, replyStatus, type LockedReply } from './reply.store.ts'

/**
 * Pins a comment to the top of its post, replacing the pinned one, or unpins it.
 * @throws ContentNotFound, also for an answer and for a comment that the caller may not see; Forbidden for another
 * member's post
 */
export async function pinReply(
  ctx: MemberCtx,
  { id, on }: { id: string; on: boolean },
): Promise<{ pinned: boolean }> {
  return inTransaction(ctx, async (tx) => {
    const reply = await lockArranged(ctx, tx, { id, policy: canPinReply })
    if (on) {
      await tx
        .updateTable('reply')
        .set({ pinned: false })
        .where('publish_id', '=', reply.publish_id)
        .where('pinned', '=', true)
        .execute()
    }
    await tx.updateTable('reply').set({ pinned: on }).where('id', '=', id).execute()
    return { pinned: on }
  })
}

/**
 * Folds a comment as 不友善, or unfolds it. Nobody is notified.
 * @throws ContentNotFound, Forbidden for another's post, NotAllowedOnSelf for an own comment
 */
export async function foldReply(
  ctx: MemberCtx,
  { id, on }: { id: string; on: boolean },
): Promise<{ folded: boolean }> {
  return inTransaction(ctx, async (tx) => {
    await lockArranged(ctx, tx, { id, policy: canFoldReply })
    await tx.updateTable('reply').set({ folded: on }).where('id', '=', id).execute()
    return { folded: on }
  })
}

// The post is locked first: two pins at once wait for each other there.
async function lockArranged(
  ctx: MemberCtx,
  tx: Tx,
  { id, policy }: { id: string; policy: typeof canPinReply | typeof canFoldReply },
): Promise<LockedReply> {
  const found = await findReply(tx, id)
  if (found === undefined) fail('ContentNotFound')
  const post = await findReadablePost(tx, ctx.viewer.id, found.publish_id)
  if (post === undefined) fail('ContentNotFound')
  enforce(policy(ctx.viewer, found, post.author_id))
  await lockPost(tx, post.id)
  const reply = await lockReply(tx, id)
  if (reply?.status !== replyStatus.shown) fail('ContentNotFound')
  return reply
}
