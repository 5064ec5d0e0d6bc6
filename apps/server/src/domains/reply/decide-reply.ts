import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { emit } from '../../events/emit.ts'
import { fail } from '../../fail.ts'
import { movePostCounts } from '../post/index.ts'
import { hideReply, lockReplyAndParent } from './hide-reply.ts'
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

/** A decision whose event is still to be emitted. */
export interface SettledReply {
  replyId: string
  publishId: string
  authorId: string
  /** It is shown for the first time. */
  isNew: boolean
}

/**
 * Decides about a comment in review. If it was hidden by reports, nobody is notified a second time. The caller is
 * responsible for the permission.
 * @throws ContentNotFound if no such comment is in review or its post no longer exists
 */
export async function decideReply(
  ctx: Pick<Ctx, 'db'>,
  decision: { id: string; pass: boolean },
): Promise<void> {
  await inTransaction(ctx, async (tx) => announceSettledReply(tx, await settleReply(tx, decision)))
}

/** As `decideReply`, for a caller that notifies later by `announceSettledReply`. @throws as `decideReply` */
export async function settleReply(
  tx: Tx,
  { id, pass }: { id: string; pass: boolean },
): Promise<SettledReply> {
  const found = await findReply(tx, id)
  const parent = found?.parent_id == null ? undefined : await lockReply(tx, found.parent_id)
  const reply = await lockReply(tx, id)
  if (reply?.status !== replyStatus.inReview) fail('ContentNotFound')
  const { publish_id: publishId, author_id: authorId, hidden_at: hiddenAt } = reply
  await tx.updateTable('reply').set({ hidden_at: null }).where('id', '=', id).execute()
  if (pass) {
    if (reply.parent_id !== null && parent === undefined) fail('ContentNotFound')
    await setReplyStatus(tx, id, replyStatus.shown)
    if (reply.parent_id !== null) await moveChildCount(tx, reply.parent_id, 1)
    await movePostCounts(tx, publishId, { replies: await countShownWith(tx, reply) })
  } else {
    await endReview(tx, reply)
  }
  return { replyId: id, publishId, authorId, isNew: pass && hiddenAt === null }
}

/** Notifies the members whom a settled comment answers or mentions. */
export async function announceSettledReply(tx: Tx, { isNew, ...reply }: SettledReply): Promise<void> {
  if (isNew) await emit(tx, 'reply.written', reply)
}

/** Sends a comment back to review that was passed without its event. @throws ContentNotFound for one that is gone */
export async function withdrawPassedReply(
  tx: Tx,
  { id, hiddenAt }: { id: string; hiddenAt: Date | null },
  now: Date,
): Promise<void> {
  const reply = await lockReplyAndParent(tx, id)
  if (reply?.status !== replyStatus.shown) fail('ContentNotFound')
  await hideReply(tx, reply, now)
  await tx.updateTable('reply').set({ hidden_at: hiddenAt }).where('id', '=', id).execute()
}

// A comment that was shown before may have answers, which were subtracted from the post's count with it.
async function endReview(tx: Tx, reply: LockedReply): Promise<void> {
  await setReplyStatus(tx, reply.id, replyStatus.deleted)
  if (reply.parent_id === null) await deleteChildren(tx, reply.id)
}
