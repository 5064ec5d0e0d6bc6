import type { MemberCtx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { enforce } from '../../verdict.ts'
import { findReadablePost, movePostCounts } from '../post/index.ts'
import { findTeamReach } from '../post-extension/index.ts'
import { canDeleteReply } from './reply.policy.ts'
import { endLockedReply } from './end-reply.ts'
import { findReply, lockReply, replyStatus, type LockedReply } from './reply.store.ts'

/**
 * Deletes a comment and its answers.
 * @returns the new number of comments of the post
 * @throws ContentNotFound, also for a comment that the caller may not see; Forbidden for another member's
 */
export async function deleteReply(ctx: MemberCtx, { id }: { id: string }): Promise<{ replyCount: number }> {
  const found = await findReply(ctx.db, id)
  if (found === undefined) fail('ContentNotFound')
  await refuseOthers(ctx, found)
  return inTransaction(ctx, async (tx) => {
    const reply = await lockThread(tx, found)
    if (reply === undefined) fail('ContentNotFound')
    const removed = await endLockedReply(tx, reply)
    const { replyCount } = await movePostCounts(tx, reply.publish_id, { replies: -removed })
    return { replyCount }
  })
}

// Members may delete their own comments even if they can no longer see the post.
async function refuseOthers(ctx: MemberCtx, reply: LockedReply): Promise<void> {
  if (reply.author_id === ctx.viewer.id) return
  const post = await findReadablePost(ctx.db, ctx.viewer.id, reply.publish_id)
  if (post === undefined || reply.status !== replyStatus.shown) fail('ContentNotFound')
  const teamReach = await findTeamReach(ctx, post.circle_id, [reply.author_id])
  enforce(canDeleteReply(ctx.viewer, reply, { postAuthorId: post.author_id, teamReach }))
}

// The first level is locked before the second, as in every command that locks both.
async function lockThread(tx: Tx, reply: LockedReply): Promise<LockedReply | undefined> {
  if (reply.parent_id !== null) await lockReply(tx, reply.parent_id)
  return lockReply(tx, reply.id)
}
