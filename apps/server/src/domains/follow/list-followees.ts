import { sql } from 'kysely'
import type { Queryable } from '../../db/client.ts'
import { anyId, preparedQueries } from '../../db/prepared-query.ts'

/** Up to `limit` followees in no order: enough to distinguish short lists from long ones. */
export async function listFolloweeIds(db: Queryable, followerId: string, limit: number): Promise<string[]> {
  const rows = await followeesOf(db, { limit }, { followerId })
  return rows.map((row) => row.followed_id)
}

const followeesOf = preparedQueries<{ followerId: string }, { limit: number }, { followed_id: string }>(
  'follow.followees',
  (db, param, { limit }) =>
    db
      .selectFrom('follow')
      .select('followed_id')
      .where('follower_id', '=', anyId(param('followerId')))
      .limit(sql.lit(limit)),
)
