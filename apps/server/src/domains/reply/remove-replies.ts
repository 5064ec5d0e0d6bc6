import type { Tx } from '../../db/client.ts'

/** Takes away every comment of posts that are purged. */
export async function removeReplies(tx: Tx, postIds: readonly string[]): Promise<void> {
  if (postIds.length === 0) return
  await tx.deleteFrom('reply').where('publish_id', 'in', postIds).where('parent_id', 'is not', null).execute()
  await tx.deleteFrom('reply').where('publish_id', 'in', postIds).execute()
}
