import type { Tx } from '../../db/client.ts'
import {
  countShownWith,
  deleteChildren,
  moveChildCount,
  replyStatus,
  setReplyStatus,
  type LockedReply,
} from './reply.store.ts'

/**
 * Deletes a locked comment and its answers.
 * @returns the decrease of its post's count
 */
export async function endLockedReply(tx: Tx, reply: LockedReply): Promise<number> {
  const isShown = reply.status === replyStatus.shown
  const removed = isShown ? await countShownWith(tx, reply) : 0
  await setReplyStatus(tx, reply.id, replyStatus.deleted)
  if (reply.parent_id === null) await deleteChildren(tx, reply.id)
  else if (isShown) await moveChildCount(tx, reply.parent_id, -1)
  return removed
}
