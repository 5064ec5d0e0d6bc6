import type { Tx } from '../../db/client.ts'
import { releaseFiles } from '../media/index.ts'
import { announceRemoved } from '../target/index.ts'

/** Deletes all comments of a post that is purged, with their photographs. */
export async function removeReplies(tx: Tx, postId: string): Promise<void> {
  const removed = () => tx.deleteFrom('reply').where('publish_id', '=', postId).returning(['id', 'file_id'])
  // Answers are removed before their comments.
  const answers = await removed().where('parent_id', 'is not', null).execute()
  const comments = await removed().execute()
  const all = [...answers, ...comments]
  await announceRemoved(
    tx,
    all.map((row) => row.id),
  )
  await releaseFiles(
    tx,
    all.flatMap((row) => row.file_id ?? []),
  )
}
