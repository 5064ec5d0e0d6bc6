import { sql } from 'kysely'
import type { Ctx } from '../../context.ts'
import { preparedQueries } from '../../db/prepared-query.ts'
import { readablePosts } from './visible-posts.ts'

export interface OpenPost {
  id: string
  author_id: string
  circle_id: string | null
  status: number
  comments_closed: boolean
}

export type OpenValues = { id: string; viewerId: string | null }

const openPosts = preparedQueries<OpenValues, { member: boolean }, OpenPost>(
  'post.open',
  (db, param, { member }) =>
    db
      .selectFrom('publish')
      .select(['id', 'author_id', 'circle_id', 'status', 'comments_closed'])
      .where('id', '=', sql<string>`${param('id')}::uuid`)
      .where(readablePosts(member ? sql`${param('viewerId')}::uuid` : null)),
)

/** A post this viewer may open; undefined both when it does not exist and when it is hidden from them. */
export async function findOpenPost(ctx: Ctx, id: string): Promise<OpenPost | undefined> {
  const viewerId = ctx.viewer?.id ?? null
  const [post] = await openPosts(ctx.db, { member: viewerId !== null }, { id, viewerId })
  return post
}

const openPictures = preparedQueries<OpenValues, { member: boolean }, { fileId: string }>(
  'post.openPicture',
  (db, param, { member }) =>
    db
      .selectFrom('publish_picture as picture')
      .innerJoin('publish', 'publish.id', 'picture.publish_id')
      .select('picture.file_id as fileId')
      .where('picture.id', '=', sql<string>`${param('id')}::uuid`)
      .where(readablePosts(member ? sql`${param('viewerId')}::uuid` : null)),
)

/** A photograph of a post that this viewer may open; undefined both when it does not exist and when it is hidden. */
export async function findReadablePicture(ctx: Ctx, id: string): Promise<{ fileId: string } | undefined> {
  const viewerId = ctx.viewer?.id ?? null
  const [picture] = await openPictures(ctx.db, { member: viewerId !== null }, { id, viewerId })
  return picture
}
