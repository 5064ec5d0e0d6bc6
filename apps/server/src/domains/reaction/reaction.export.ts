import { timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { Queryable } from '../../db/client.ts'
import { walkRows } from '../../db/walk-rows.ts'

interface LikeRow {
  publish_id: string
  created_at: Date
  /** The instant in microseconds, which a Date cannot represent. */
  at: string
}

/** Posts a member likes, newest first. */
export async function* exportLikes(
  db: Queryable,
  memberId: string,
): AsyncGenerator<{ publishId: string; time: string }> {
  const rows = walkRows<LikeRow>(async (after, limit) => {
    const behind =
      after === undefined
        ? sql`true`
        : sql`(created_at, publish_id) < (${after.at}::timestamptz, ${after.publish_id}::uuid)`
    const likes = await sql<LikeRow>`
      select publish_id, created_at, created_at::text as at from post_like
      where member_id = ${memberId}::uuid and ${behind}
      order by created_at desc, publish_id desc limit ${limit}`.execute(db)
    return likes.rows
  })
  for await (const row of rows) yield { publishId: row.publish_id, time: timeTextOf(row.created_at) }
}

interface ShareRow {
  publish_id: string
  channel: string
  day: string
}

/** Posts a member shared, newest first. */
export async function* exportShares(
  db: Queryable,
  memberId: string,
): AsyncGenerator<{ publishId: string; channel: string; day: string }> {
  const rows = walkRows<ShareRow>(async (after, limit) => {
    const behind =
      after === undefined
        ? sql`true`
        : sql`(day, publish_id) < (${after.day}::date, ${after.publish_id}::uuid)`
    const shares = await sql<ShareRow>`
      select publish_id, channel, day::text as day from post_share
      where member_id = ${memberId}::uuid and ${behind}
      order by post_share.day desc, publish_id desc limit ${limit}`.execute(db)
    return shares.rows
  })
  for await (const row of rows) yield { publishId: row.publish_id, channel: row.channel, day: row.day }
}
