import { sql } from 'kysely'
import type { Queryable } from '../../db/client.ts'

/** Followers who asked for notices of an author's new posts, by id. */
export async function listNotifiedFollowers(
  db: Queryable,
  { authorId, after, limit }: { authorId: string; after: string | null; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('follow')
    .select('follower_id')
    .where('followed_id', '=', authorId)
    .where('notify_posts', '=', true)
    .$if(after !== null, (query) => query.where('follower_id', '>', sql<string>`${after}::uuid`))
    .orderBy('follower_id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.follower_id)
}
