import { publishTypes, type ArticleVideo } from '@guangquan/contract'
import { sql } from 'kysely'
import type { Ctx, MemberCtx } from '../../context.ts'
import { isReadablePost } from '../post-access/index.ts'
import { listOwnOfType } from './own-of-type.read.ts'
import { loadPosts } from '../post-card/index.ts'

/** Video posts visible to this viewer, by id, as articles show them. */
export async function loadVideos(ctx: Ctx, ids: readonly string[]): Promise<Map<string, ArticleVideo>> {
  if (ids.length === 0) return new Map()
  const viewerId = ctx.viewer === null ? null : sql<string>`${ctx.viewer.id}::uuid`
  const { rows } = await sql<{
    id: string
  }>`select video.id from unnest(${[...new Set(ids)]}::uuid[]) as video (id)
    where ${isReadablePost(sql`video.id`, viewerId)}`.execute(ctx.db)
  const posts = await loadPosts(ctx, rows)
  return new Map(
    posts.flatMap(({ id, publishType, title, cover }) =>
      publishType === publishTypes.video ? [[id, { publishId: id, title, cover }]] : [],
    ),
  )
}

const maxChoices = 30

/** The caller's newest published videos, for embedding in an article. */
export async function listOwnVideos(ctx: MemberCtx): Promise<ArticleVideo[]> {
  const ids = await listOwnOfType(ctx, publishTypes.video, maxChoices)
  const videos = await loadVideos(ctx, ids)
  return ids.flatMap((id) => videos.get(id) ?? [])
}
