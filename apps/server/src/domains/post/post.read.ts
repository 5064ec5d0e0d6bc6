import { sql } from 'kysely'
import type { Ctx } from '../../context.ts'
import { hotQueries } from '../../db/hot-query.ts'
import { readablePosts } from './visible-posts.ts'

export interface OpenPost {
  id: string
  author_id: string
  status: number
  comments_closed: boolean
}

type OpenValues = { id: string; viewerId: string | null }

const openPosts = hotQueries<OpenValues, { member: boolean }, OpenPost>('post.open', (db, slot, { member }) =>
  db
    .selectFrom('publish')
    .select(['id', 'author_id', 'status', 'comments_closed'])
    .where('id', '=', sql<string>`${slot('id')}::uuid`)
    .where(readablePosts(member ? sql`${slot('viewerId')}::uuid` : null)),
)

/** A post this viewer may open. One that is missing and one that is hidden from them look alike: undefined. */
export async function findOpenPost(ctx: Ctx, id: string): Promise<OpenPost | undefined> {
  const viewerId = ctx.viewer?.id ?? null
  const [post] = await openPosts(ctx.db, { member: viewerId !== null }, { id, viewerId })
  return post
}
