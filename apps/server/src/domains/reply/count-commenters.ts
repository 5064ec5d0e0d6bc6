import { sql } from 'kysely'
import type { Queryable } from '../../db/client.ts'
import { isSettledMember } from '../standing/index.ts'

const shown = 2

/**
 * Number of members who commented on each post, without its author, members who joined after `settledBefore` and
 * blocked ones. A post without any is missing.
 */
export async function countCommenters(
  db: Queryable,
  posts: readonly { id: string; authorId: string }[],
  settledBefore: Date,
): Promise<Map<string, number>> {
  const ids = posts.map((post) => post.id)
  const authors = posts.map((post) => post.authorId)
  const { rows } = await sql<{ id: string; count: number }>`
    select post.id, count(distinct reply.author_id) as count
    from unnest(${ids}::uuid[], ${authors}::uuid[]) as post (id, author_id)
    join reply on reply.publish_id = post.id and reply.status = ${sql.lit(shown)}
      and reply.author_id <> post.author_id
    where ${isSettledMember(sql`reply.author_id`, settledBefore)}
    group by post.id`.execute(db)
  return new Map(rows.map((row) => [row.id, row.count]))
}
