import { publishStatus } from '@guangquan/contract'
import type { Database, Tx } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import type { JobCtx } from '../../../jobs/job.ts'
import { releaseFiles } from '../../media/index.ts'
import { lockCounters } from '../../standing/index.ts'
import { announceRemoved } from '../../target/index.ts'
import { collectFromHooks, callHooks } from '../../post-extension/index.ts'
import { findUnusedFiles, removePostFiles } from '../post-files.ts'

const retentionDays = 30
const batch = 100

interface BinnedPost {
  id: string
  authorId: string
  /** Only if it was deleted before this instant. */
  deletedBefore?: Date
}

/**
 * Permanently removes posts that have been in the recycle bin for 30 days, with comments, reactions and the files no
 * other post or draft uses. One that cannot be removed does not keep the others.
 * @returns how many posts
 * @throws once the others are removed, so that the job is reported as failed
 */
export async function purgePosts({
  db,
  now,
  log,
  signal,
}: Pick<JobCtx, 'db' | 'now' | 'log' | 'signal'>): Promise<number> {
  const deletedBefore = new Date(now.getTime() - retentionDays * 24 * 3600_000)
  const failed: unknown[] = []
  let removed = 0
  for (let after: string | null = null; ;) {
    const rows: { id: string; authorId: string }[] = await db
      .selectFrom('publish')
      .select(['id', 'author_id as authorId'])
      .where('status', '=', publishStatus.deleted)
      .where('deleted_at', '<', deletedBefore)
      .$if(after !== null, (query) => query.where('id', '>', after))
      .orderBy('id')
      .limit(batch)
      .execute()
    for (const row of rows) {
      if (signal.aborted) return removed
      try {
        if (await purgePost({ db }, { ...row, deletedBefore })) removed += 1
      } catch (error) {
        failed.push(error)
        log.error({ err: error, postId: row.id }, 'a post could not be purged')
      }
    }
    after = rows.at(-1)?.id ?? null
    if (rows.length < batch) break
  }
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} posts could not be purged`)
  return removed
}

/**
 * Permanently removes one post in the recycle bin.
 * @returns false for one that is not there, since it may have been restored or purged after it was chosen
 */
export async function purgePost(ctx: { db: Database | Tx }, post: BinnedPost): Promise<boolean> {
  const { id, authorId } = post
  return inTransaction(ctx, async (tx) => {
    // Counters are locked before the post, as when restoring; nothing is removed before the state is certain.
    const counted = await collectFromHooks((hooks) => hooks.countedOnPurge?.(tx, id))
    await lockCounters(tx, [authorId, ...counted.flat()])
    if (!(await lockBinned(tx, post))) return false
    await callHooks((hooks) => hooks.purging?.(tx, id))
    await announceRemoved(tx, [id])
    const files = await removePostFiles(tx, id)
    await tx.deleteFrom('publish').where('id', '=', id).execute()
    await releaseFiles(tx, await findUnusedFiles(tx, authorId, files))
    return true
  })
}

async function lockBinned(tx: Tx, { id, authorId, deletedBefore }: BinnedPost): Promise<boolean> {
  const row = await tx
    .selectFrom('publish')
    .select('id')
    .where('id', '=', id)
    .where('author_id', '=', authorId)
    .where('status', '=', publishStatus.deleted)
    .$if(deletedBefore !== undefined, (query) => query.where('deleted_at', '<', deletedBefore ?? null))
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}
