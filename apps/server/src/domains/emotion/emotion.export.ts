import { emotionCodes } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import type { Database, Queryable } from '../../db/client.ts'
import { findEmotion, lockTally, replaceEmotion } from './emotion.store.ts'

const batch = 100

/** A member's emotions, oldest first. */
export async function exportEmotions(db: Queryable, memberId: string): Promise<object[]> {
  const rows = await db
    .selectFrom('post_emotion')
    .where('member_id', '=', memberId)
    .select(['publish_id', 'emotion', 'created_at'])
    .orderBy('created_at')
    .execute()
  return rows.map((row) => ({
    publishId: row.publish_id,
    emotion: emotionCodes[row.emotion - 1],
    time: timeTextOf(row.created_at),
  }))
}

/** Removes all of a member's emotions and updates the counters. Can be repeated after an interruption. */
export async function eraseEmotions(db: Database, memberId: string, now: Date): Promise<void> {
  for (;;) {
    const rows = await db
      .selectFrom('post_emotion')
      .where('member_id', '=', memberId)
      .select('publish_id')
      .limit(batch)
      .execute()
    for (const { publish_id: publishId } of rows) {
      await db.transaction().execute(async (tx) => {
        await lockTally(tx, publishId)
        const before = await findEmotion(tx, publishId, memberId)
        if (before !== null) await replaceEmotion(tx, { publishId, memberId }, { before, after: null, now })
      })
    }
    if (rows.length < batch) return
  }
}
