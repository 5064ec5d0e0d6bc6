import type { Database, Tx } from '../../db/client.ts'
import { Failure } from '../../fail.ts'
import { movePostCounts } from '../post/index.ts'
import { endLockedReply } from './end-reply.ts'
import { lockReply, replyStatus } from './reply.store.ts'

const batch = 100

/** Removes a member's comments and the answers under them. May be run again after an interruption. */
export async function eraseReplies(db: Database, authorId: string): Promise<void> {
  for (;;) {
    const rows = await db
      .selectFrom('reply')
      .where('author_id', '=', authorId)
      .where('body', '<>', '')
      .select(['id', 'publish_id', 'parent_id'])
      .limit(batch)
      .execute()
    for (const row of rows) await eraseReply(db, row)
    if (rows.length < batch) return
  }
}

async function eraseReply(
  db: Database,
  { id, publish_id, parent_id }: { id: string; publish_id: string; parent_id: string | null },
): Promise<void> {
  const erase = (tx: Tx) =>
    tx.updateTable('reply').set({ body: '', mentions: '[]' }).where('id', '=', id).execute()
  try {
    await db.transaction().execute(async (tx) => {
      // The first level is locked before the second, as in every command that locks both.
      if (parent_id !== null) await lockReply(tx, parent_id)
      const reply = await lockReply(tx, id)
      await erase(tx)
      if (reply === undefined) return
      await movePostCounts(tx, publish_id, { replies: -(await endLockedReply(tx, reply)) })
    })
  } catch (error) {
    // The post is in the recycle bin: its counters no longer matter, the texts are removed nevertheless.
    if (!(error instanceof Failure) || error.errorName !== 'ContentNotFound') throw error
    await db
      .updateTable('reply')
      .set({ body: '', mentions: '[]', file_id: null, status: replyStatus.deleted })
      .where('id', '=', id)
      .execute()
  }
}
