import type { Tx } from '../../../db/client.ts'
import { movePostCounts } from '../../post/index.ts'
import { endLockedReply } from '../end-reply.ts'
import { hideReply, lockReplyAndParent } from '../hide-reply.ts'
import { replyStatus } from '../reply.store.ts'

/** A decision of staff about a comment outside the queue of review. */
interface Decision {
  id: string
  now: Date
}

/** The writer and the state of a comment that a decision changed. */
export interface DecidedReply {
  authorId: string
  statusBefore: number
}

/**
 * Hides a shown comment until it is decided about.
 * @returns undefined for one that is not shown
 */
export async function hideShownReply(tx: Tx, { id, now }: Decision): Promise<DecidedReply | undefined> {
  const reply = await lockReplyAndParent(tx, id)
  if (reply?.status !== replyStatus.shown) return undefined
  await hideReply(tx, reply, now)
  return { authorId: reply.author_id, statusBefore: reply.status }
}

/** A comment that waits for review, locked. @returns undefined for one in another state */
export async function findHiddenReply(tx: Tx, id: string): Promise<DecidedReply | undefined> {
  const reply = await lockReplyAndParent(tx, id)
  if (reply?.status !== replyStatus.inReview) return undefined
  return { authorId: reply.author_id, statusBefore: reply.status }
}

/**
 * Deletes a comment and its answers.
 * @returns undefined for one that is deleted already
 */
export async function removeReply(tx: Tx, { id }: Decision): Promise<DecidedReply | undefined> {
  const reply = await lockReplyAndParent(tx, id)
  if (reply === undefined) return undefined
  const removed = await endLockedReply(tx, reply)
  if (removed > 0) await movePostCounts(tx, reply.publish_id, { replies: -removed })
  return { authorId: reply.author_id, statusBefore: reply.status }
}
