import type { Ctx } from '../../context.ts'

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
