import type { Tx } from '../../db/client.ts'
import { movePostCounts } from '../post/index.ts'
import {
  countShownWith,
  findReply,
  lockReply,
  moveChildCount,
  replyStatus,
  type LockedReply,
} from './reply.store.ts'

/** Locks a comment after the one it answers, the order in which every command locks both. */
export async function lockReplyAndParent(tx: Tx, id: string): Promise<LockedReply | undefined> {
  const found = await findReply(tx, id)
  if (found === undefined) return undefined
  if (found.parent_id !== null) await lockReply(tx, found.parent_id)
  return lockReply(tx, id)
}

/** Hides a shown, locked comment from everybody but its writer until it is decided about. */
export async function hideReply(tx: Tx, reply: LockedReply, now: Date): Promise<void> {
  if (reply.status !== replyStatus.shown) return
  await tx
    .updateTable('reply')
    .set({ status: replyStatus.inReview, hidden_at: now })
    .where('id', '=', reply.id)
    .execute()
  if (reply.parent_id !== null) await moveChildCount(tx, reply.parent_id, -1)
  await movePostCounts(tx, reply.publish_id, { replies: -(await countShownWith(tx, reply)) })
}
