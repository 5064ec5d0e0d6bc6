import { sql } from 'kysely'
import type { Ctx } from '../../context.ts'
import { preparedQueries } from '../../db/prepared-query.ts'
import { markColumns, type MarkRow } from '../post-card/index.ts'
import type { OpenValues } from '../post-access/index.ts'
import { readablePosts } from '../post-access/index.ts'

/** As `findOpenPost`, with the viewer's relation to the post: all that is needed to show its page from the cache. */
export async function findShownPost(ctx: Ctx, id: string): Promise<MarkRow | undefined> {
  const viewerId = ctx.viewer?.id ?? null
  const [post] = await shownPosts(ctx.db, { member: viewerId !== null }, { id, viewerId })
  return post
}

const shownPosts = preparedQueries<OpenValues, { member: boolean }, MarkRow>(
  'post.shown',
  (db, param, { member }) => {
    const viewerId = member ? sql<string>`${param('viewerId')}::uuid` : null
    return db
      .selectFrom('publish')
      .select(markColumns(viewerId))
      .where('id', '=', sql<string>`${param('id')}::uuid`)
      .where(readablePosts(viewerId))
  },
)
