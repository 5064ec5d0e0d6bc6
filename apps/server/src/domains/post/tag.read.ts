import { sql } from 'kysely'
import type { Ctx, MemberCtx } from '../../context.ts'

const suggestions = 20

/** Tags that begin with a text, the most used first; the most used of all for an empty one. */
export function suggestTags(ctx: Ctx, keyword: string): Promise<{ name: string; count: number }[]> {
  const prefix = keyword.replace(/^#/, '').replace(/[%_\\]/g, String.raw`\$&`)
  return ctx.db
    .selectFrom('tag')
    .select(['name', 'use_count as count'])
    .where('use_count', '>', 0)
    .$if(prefix !== '', (query) => query.where('name', 'like', `${prefix}%`))
    .orderBy('use_count', 'desc')
    .orderBy('name')
    .limit(suggestions)
    .execute()
}

// Far enough back for the words somebody uses, without walking years of posts.
const postsLookedAt = 200

/** Tags of the caller's last posts, the one used last first, each with how often. */
export async function listOwnTags(ctx: MemberCtx): Promise<{ name: string; count: number }[]> {
  const { rows } = await sql<{ name: string; count: number }>`
    select name, count(*) as count from (
      select id, tags, created_at from publish
      where author_id = ${ctx.viewer.id} and status <> 5
      order by created_at desc, id desc limit ${sql.lit(postsLookedAt)}
    ) as post cross join unnest(post.tags) as name
    group by name order by max(post.created_at) desc, name limit ${sql.lit(suggestions)}`.execute(ctx.db)
  return rows
}
