import { pageSize } from '@guangquan/contract'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { memoize } from '../../cache/memoize.ts'
import type { App } from '../../context.ts'
import { isPublished } from './visible-posts.ts'

/**
 * How a list finds the posts that meet a condition: few are collected by the index of the condition and sorted; with
 * many, enough are found in the order of the list. PostgreSQL would find that out by planning each statement for its
 * values, which takes longer than most of them run; prepared, a statement has only one plan.
 */
export type PlanByCount = 'few' | 'many'

/** From this number on, a page is full soon on any site; counting ends here. */
export const manyPosts = 5000

const cache = { name: 'posts_on_site', max: 1, ttlMs: 60_000 }
const countPosts = memoize(cache, async ({ db }) => {
  const { rows } = await sql<{ posts: number }>`
    select greatest(reltuples, 0) as posts from pg_class where oid = 'publish'::regclass`.execute(db)
  return rows[0]?.posts ?? 0
})

/**
 * The plan for a condition that `count` posts meet. In the order of the list, a page is full after `posts / count`
 * times its length: that is compared with reading all that meet the condition.
 */
export async function planFor(app: App, count: number): Promise<PlanByCount> {
  if (count >= manyPosts) return 'many'
  return count * count > pageSize * (await countPosts(app, '')) ? 'many' : 'few'
}

/** SQL in place of the table: the posts that meet conditions, found by an index of these before any other condition. */
export function fewPosts(conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<unknown> {
  return sql`(select * from publish where ${sql.join([isPublished, ...conditions], sql` and `)} offset 0) as publish`
}
