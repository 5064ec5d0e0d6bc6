import type { Tx } from '../../db/client.ts'
import { releaseFiles } from '../media/index.ts'

/** Takes away every comment of posts that are purged, with their photographs. */
export async function removeReplies(tx: Tx, postIds: readonly string[]): Promise<void> {
  if (postIds.length === 0) return
  const answers = await tx
    .deleteFrom('reply')
    .where('publish_id', 'in', postIds)
    .where('parent_id', 'is not', null)
    .returning('file_id')
    .execute()
  const comments = await tx
    .deleteFrom('reply')
    .where('publish_id', 'in', postIds)
    .returning('file_id')
    .execute()
  await releaseFiles(
    tx,
    [...answers, ...comments].flatMap((row) => row.file_id ?? []),
  )
}
