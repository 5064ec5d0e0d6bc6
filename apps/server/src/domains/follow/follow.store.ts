import { sql } from 'kysely'
import type { Tx } from '../../db/client.ts'

export interface FollowChange {
  followerId: string
  followedId: string
  group?: number | undefined
  notifyPosts?: boolean | undefined
}

/**
 * Inserts or updates a follow with its group and notification setting; omitted values do not change.
 * @returns true if it is new
 */
export async function putFollow(tx: Tx, change: FollowChange, now: Date): Promise<boolean> {
  const { group = null, notifyPosts = null } = change
  // xmax is 0 in a row that this statement inserted.
  const { rows } = await sql<{ fresh: boolean }>`
    insert into follow as held (follower_id, followed_id, group_no, notify_posts, created_at)
    values (${change.followerId}, ${change.followedId}, coalesce(${group}::smallint, 0),
      coalesce(${notifyPosts}::boolean, false), ${now})
    on conflict (follower_id, followed_id) do update set
      group_no = coalesce(${group}::smallint, held.group_no),
      notify_posts = coalesce(${notifyPosts}::boolean, held.notify_posts)
    returning xmax = 0 as fresh`.execute(tx)
  return rows[0]?.fresh === true
}

/** @returns whether there was one */
export async function removeFollow(tx: Tx, followerId: string, followedId: string): Promise<boolean> {
  const removed = await tx
    .deleteFrom('follow')
    .where('follower_id', '=', followerId)
    .where('followed_id', '=', followedId)
    .executeTakeFirst()
  return removed.numDeletedRows === 1n
}
