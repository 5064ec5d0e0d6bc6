import type { Tx } from '../../../db/client.ts'
import { emit } from '../../../events/emit.ts'
import { movePostCounts } from '../../post/index.ts'
import { findReply, lockReply, moveChildCount, replyStatus } from '../reply.store.ts'

/**
 * Restores a comment that staff removed; its photograph and its answers stay removed. Only its writer is notified: the
 * member whom it answers was notified when it was first shown. The caller is responsible for the permission.
 * @returns the writer; undefined if the comment, or the one it answers, cannot be restored
 */
export async function restoreRemoved(tx: Tx, id: string): Promise<string | undefined> {
  const found = await tx.selectFrom('reply').where('id', '=', id).select('parent_id').executeTakeFirst()
  if (found === undefined) return undefined
  const { parent_id: parentId } = found
  const parent = parentId === null ? undefined : await lockReply(tx, parentId)
  if (parentId !== null && parent === undefined) return undefined
  // Of two concurrent calls, only one finds it removed.
  const reply = await tx
    .updateTable('reply')
    .set({ status: replyStatus.shown, hidden_at: null, child_count: 0 })
    .where('id', '=', id)
    .where('status', '=', replyStatus.deleted)
    .returning(['publish_id', 'author_id'])
    .executeTakeFirst()
  if (reply === undefined) return undefined
  if (parentId !== null) await moveChildCount(tx, parentId, 1)
  const isCounted = parentId === null || (await findReply(tx, parentId))?.status === replyStatus.shown
  if (isCounted) await movePostCounts(tx, reply.publish_id, { replies: 1 })
  await emit(tx, 'reply.settled', { replyId: id })
  return reply.author_id
}
