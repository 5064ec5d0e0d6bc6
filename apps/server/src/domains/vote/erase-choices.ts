import type { Database } from '../../db/client.ts'
import { listChoices, lockVote, replaceChoices } from './vote.store.ts'

const batch = 100

/** Removes everything a member chose, counters included. May be run again after an interruption. */
export async function eraseChoices(db: Database, memberId: string, now: Date): Promise<void> {
  for (;;) {
    const rows = await db
      .selectFrom('vote_choice')
      .where('member_id', '=', memberId)
      .select('publish_id')
      .distinct()
      .limit(batch)
      .execute()
    for (const { publish_id: publishId } of rows) {
      await db.transaction().execute(async (tx) => {
        await lockVote(tx, publishId)
        const before = await listChoices(tx, publishId, memberId)
        await replaceChoices(tx, { publishId, memberId }, { before, after: [], now })
      })
    }
    if (rows.length < batch) return
  }
}
