import { timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { Queryable } from '../../db/client.ts'
import { walkRows } from '../../db/walk-rows.ts'

interface LikeRow {
  reply_id: string
  publish_id: string
  created_at: Date
  /** The instant in microseconds, which a Date cannot represent. */
  at: string
}

/** Comments a member likes, newest first. */
export async function* exportReplyLikes(
  db: Queryable,
  memberId: string,
): AsyncGenerator<{ replyId: string; publishId: string; time: string }> {
  const rows = walkRows<LikeRow>(async (after, limit) => {
    const behind =
      after === undefined
        ? sql`true`
        : sql`(own.created_at, reply_id) < (${after.at}::timestamptz, ${after.reply_id}::uuid)`
    const likes = await sql<LikeRow>`
      select reply_id, publish_id, own.created_at, own.created_at::text as at
      from reply_like own join reply on reply.id = own.reply_id
      where own.member_id = ${memberId}::uuid and ${behind}
      order by own.created_at desc, reply_id desc limit ${limit}`.execute(db)
    return likes.rows
  })
  for await (const row of rows) {
    yield { replyId: row.reply_id, publishId: row.publish_id, time: timeTextOf(row.created_at) }
  }
}
