import { sql } from 'kysely'
import type { Queryable } from '../../db/client.ts'
import { isSettledMember } from '../member/index.ts'

/** A post whose people are counted; its author is not one of them. */
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
 * How many people liked, collected and shared each post, each counted once, without its author, without members
 * who joined after `settledBefore` and without blocked ones.
 */
export async function countReactors(
  db: Queryable,
  posts: readonly CountedPost[],
  settledBefore: Date,
): Promise<Map<string, Reactors>> {
  const ids = posts.map((post) => post.id)
  const authors = posts.map((post) => post.authorId)
  const people = (table: 'post_like' | 'post_collect' | 'post_share') => sql<number>`
    (select count(distinct deed.member_id) from ${sql.table(table)} as deed
      where deed.publish_id = post.id and deed.member_id <> post.author_id
        and ${isSettledMember(sql`deed.member_id`, settledBefore)})`
  const { rows } = await sql<Reactors & { id: string }>`
    select post.id,
      ${people('post_like')} as likers,
      ${people('post_collect')} as collectors,
      ${people('post_share')} as sharers
    from unnest(${ids}::uuid[], ${authors}::uuid[]) as post (id, author_id)`.execute(db)
  return new Map(rows.map(({ id, ...reactors }) => [id, reactors]))
}
