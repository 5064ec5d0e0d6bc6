import { publishStatus } from '@guangquan/contract'
import type { Database } from '../../db/client.ts'
import { releaseFiles } from '../media/index.ts'
import { moveMemberCounts } from '../member/index.ts'
import { removeReactions } from '../reaction/index.ts'
import { removeReplies } from '../reply/index.ts'
import { findUnusedFiles, removePostFiles } from './post-files.ts'

const keptDays = 30
const batch = 100

/**
 * Removes for good what has lain in the recycle bin for 30 days, with comments, marks and the files no other post or
 * draft holds. @returns how many posts
 */
export async function purgePosts(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - keptDays * 24 * 3600_000)
  for (let removed = 0; ;) {
    const rows = await db
      .selectFrom('publish')
      .select(['id', 'author_id'])
      .where('status', '=', publishStatus.deleted)
      .where('deleted_at', '<', before)
      .limit(batch)
      .execute()
    for (const row of rows) await purgePost(db, row.id, row.author_id)
    removed += rows.length
    if (rows.length < batch) return removed
  }
}

/** Removes one post for good, whatever its state. */
export async function purgePost(db: Database, id: string, authorId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const collectors = await removeReactions(tx, [id])
    for (const memberId of collectors.toSorted()) await moveMemberCounts(tx, memberId, { collects: -1 })
    await removeReplies(tx, [id])
    const files = await removePostFiles(tx, id)
    await tx.deleteFrom('publish').where('id', '=', id).execute()
    await releaseFiles(tx, await findUnusedFiles(tx, authorId, files))
  })
}
