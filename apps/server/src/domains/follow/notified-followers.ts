import { sql } from 'kysely'
import type { Queryable } from '../../db/client.ts'
import { preparedQuery } from '../../db/prepared-query.ts'

/** Followers who are notified of an author's new posts, by id. */
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

/** Those of these authors about whose new posts anybody is notified. */
export async function findNotifyingAuthors(
  db: Queryable,
  authorIds: readonly string[],
): Promise<Set<string>> {
  const rows = await notifyingAuthors(db, { authorIds: [...new Set(authorIds)] })
  return new Set(rows.map((row) => row.id))
}

const notifyingAuthors = preparedQuery<{ authorIds: readonly string[] }, { id: string }>(
  'follow.notifyingAuthors',
  (db, param) => {
    const query = sql<{ id: string }>`
      select author.id from unnest(${param('authorIds')}::uuid[]) as author (id)
      where exists (select from follow where followed_id = author.id and notify_posts)`
    return { compile: () => query.compile(db) }
  },
)
