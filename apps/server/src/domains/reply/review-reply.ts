import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { emit } from '../../events/emit.ts'
import { fail } from '../../fail.ts'
import { movePostCounts } from '../post/index.ts'
import { findReply, lockReply, moveChildCount, replyStatus, setReplyStatus } from './reply.store.ts'

/**
 * Decides about a comment in review. The caller answers for the right to decide.
 * @throws ContentNotFound when no such comment is in review, or what it stands under is gone
 */
export async function reviewReply(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { id, pass }: { id: string; pass: boolean },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const found = await findReply(tx, id)
    const parent = found?.parent_id == null ? undefined : await lockReply(tx, found.parent_id)
    const reply = await lockReply(tx, id)
    if (reply?.status !== replyStatus.inReview) fail('ContentNotFound')
    if (!pass) return setReplyStatus(tx, id, replyStatus.deleted)
    if (reply.parent_id !== null && parent === undefined) fail('ContentNotFound')
    await setReplyStatus(tx, id, replyStatus.shown)
    await emit(tx, 'reply.written', { replyId: id, publishId: reply.publish_id, authorId: reply.author_id })
    if (reply.parent_id !== null) await moveChildCount(tx, reply.parent_id, 1)
    await movePostCounts(tx, reply.publish_id, { replies: 1 })
  })
}
