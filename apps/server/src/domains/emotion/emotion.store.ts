import { emotionCodes, type EmotionCode } from '@guangquan/contract'
import { sql } from 'kysely'
import type { Queryable, Tx } from '../../db/client.ts'

export const tallyColumns = [
  'emotion_1_count',
  'emotion_2_count',
  'emotion_3_count',
  'emotion_4_count',
  'emotion_5_count',
  'emotion_6_count',
] as const

/** The column of an emotion, by its index in the contract. */
function columnOf(code: EmotionCode) {
  return sql.ref(`emotion_${emotionCodes.indexOf(code) + 1}_count`)
}

/** Locks the counters of a post until the end of the transaction; the row is created on first use. */
export async function lockTally(tx: Tx, publishId: string): Promise<void> {
  await tx
    .insertInto('post_emotion_tally')
    .values({ publish_id: publishId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await tx
    .selectFrom('post_emotion_tally')
    .where('publish_id', '=', publishId)
    .select('publish_id')
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** A member's emotion about a post, or null. */
export async function findEmotion(
  db: Queryable,
  publishId: string,
  memberId: string,
): Promise<EmotionCode | null> {
  const row = await db
    .selectFrom('post_emotion')
    .where('publish_id', '=', publishId)
    .where('member_id', '=', memberId)
    .select('emotion')
    .executeTakeFirst()
  return row === undefined ? null : (emotionCodes[row.emotion - 1] ?? null)
}

/** Replaces a member's emotion while the counters are locked, and moves them by the difference. */
export async function replaceEmotion(
  tx: Tx,
  { publishId, memberId }: { publishId: string; memberId: string },
  { before, after, now }: { before: EmotionCode | null; after: EmotionCode | null; now: Date },
): Promise<void> {
  if (after === null) {
    await tx
      .deleteFrom('post_emotion')
      .where('publish_id', '=', publishId)
      .where('member_id', '=', memberId)
      .execute()
  } else {
    const emotion = emotionCodes.indexOf(after) + 1
    await tx
      .insertInto('post_emotion')
      .values({ publish_id: publishId, member_id: memberId, emotion, created_at: now })
      .onConflict((conflict) => conflict.columns(['publish_id', 'member_id']).doUpdateSet({ emotion }))
      .execute()
  }
  const moves = [
    ...(before === null ? [] : [sql`${columnOf(before)} = ${columnOf(before)} - 1`]),
    ...(after === null ? [] : [sql`${columnOf(after)} = ${columnOf(after)} + 1`]),
  ]
  await sql`update post_emotion_tally set ${sql.join(moves)} where publish_id = ${publishId}`.execute(tx)
}
