import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { emit } from '../../events/emit.ts'
import { fail } from '../../fail.ts'
import { movePostCounts } from '../post/index.ts'
import {
  countShownWith,
  deleteChildren,
  findReply,
  lockReply,
  moveChildCount,
  replyStatus,
  setReplyStatus,
  type LockedReply,
} from './reply.store.ts'

/**
 * Decides about a comment in review. For one that reports hid, nobody is notified twice. The caller is responsible for
 * the permission.
 * @throws ContentNotFound when no such comment is in review, or what it belongs to no longer exists
 */
export async function decideReply(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { id, pass }: { id: string; pass: boolean },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const found = await findReply(tx, id)
    const parent = found?.parent_id == null ? undefined : await lockReply(tx, found.parent_id)
    const reply = await lockReply(tx, id)
    if (reply?.status !== replyStatus.inReview) fail('ContentNotFound')
    await tx.updateTable('reply').set({ hidden_at: null }).where('id', '=', id).execute()
    if (!pass) return endReview(tx, reply)
    if (reply.parent_id !== null && parent === undefined) fail('ContentNotFound')
    await setReplyStatus(tx, id, replyStatus.shown)
    if (reply.hidden_at === null) {
      await emit(tx, 'reply.written', { replyId: id, publishId: reply.publish_id, authorId: reply.author_id })
    }
    if (reply.parent_id !== null) await moveChildCount(tx, reply.parent_id, 1)
    await movePostCounts(tx, reply.publish_id, { replies: await countShownWith(tx, reply) })
  })
}

// One that was shown for a while may have answers, which were subtracted from the post's count with it.
async function endReview(tx: Tx, reply: LockedReply): Promise<void> {
  await setReplyStatus(tx, reply.id, replyStatus.deleted)
  if (reply.parent_id === null) await deleteChildren(tx, reply.id)
}
