import type { Queryable } from '../../db/client.ts'

/** Up to `limit` followees in no order: enough to distinguish short lists from long ones. */
export async function listFolloweeIds(db: Queryable, followerId: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('follow')
    .select('followed_id')
    .where('follower_id', '=', followerId)
    .limit(limit)
    .execute()
  return rows.map((row) => row.followed_id)
}
