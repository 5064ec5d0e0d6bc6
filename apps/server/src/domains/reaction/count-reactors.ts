import { sql } from 'kysely'
import type { Queryable } from '../../db/client.ts'
import { isSettledMember } from '../standing/index.ts'

/** A post whose reacting members are counted; its author is excluded. */
export interface CountedPost {
  id: string
  authorId: string
}

export interface Reactors {
  likers: number
  collectors: number
  sharers: number
}

/**
 * How many members liked, collected or shared each post, each counted once, without its author, without members who
 * joined after `settledBefore` and without blocked ones.
 */
export async function countReactors(
  db: Queryable,
  posts: readonly CountedPost[],
  settledBefore: Date,
): Promise<Map<string, Reactors>> {
  const ids = posts.map((post) => post.id)
  const authors = posts.map((post) => post.authorId)
  // One join for all posts: in a lookup per post, the planner may scan a popular post repeatedly.
  const people = async (table: 'post_like' | 'post_collect' | 'post_share') => {
    const { rows } = await sql<{ id: string; count: number }>`
      select post.id, count(distinct deed.member_id) as count
      from unnest(${ids}::uuid[], ${authors}::uuid[]) as post (id, author_id)
      join ${sql.table(table)} as deed on deed.publish_id = post.id and deed.member_id <> post.author_id
      where ${isSettledMember(sql`deed.member_id`, settledBefore)}
      group by post.id`.execute(db)
    return new Map(rows.map((row) => [row.id, row.count]))
  }
  const likers = await people('post_like')
  const collectors = await people('post_collect')
  const sharers = await people('post_share')
  return new Map(
    ids.map((id) => [
      id,
      { likers: likers.get(id) ?? 0, collectors: collectors.get(id) ?? 0, sharers: sharers.get(id) ?? 0 },
    ]),
  )
}
