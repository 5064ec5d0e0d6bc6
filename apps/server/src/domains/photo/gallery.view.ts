import type { MethodOutput, MethodParsed, Picture, PictureTile } from '@guangquan/contract'
import type { Ctx, MemberCtx } from '../../context.ts'
import { fail } from '../../fail.ts'
import { isActiveMember } from '../member/index.ts'
import { listGallery, listGalleryChoices, type GalleryRow } from './gallery.read.ts'
import { cardPictureOf, loadPosts } from '../post-card/index.ts'

/** A page of a member's photographs; without an id the caller's. @throws ContentNotFound, TokenInvalid */
export async function showGallery(
  ctx: Ctx,
  { userId = ctx.viewer?.id, ...filter }: MethodParsed<typeof Picture.GetUserGallery>,
): Promise<MethodOutput<typeof Picture.GetUserGallery>> {
  if (userId === undefined) fail('TokenInvalid')
  const [exists, { rows, ...page }] = await Promise.all([
    isActiveMember(ctx.db, userId),
    listGallery(ctx, { ...filter, userId }),
  ])
  if (!exists) fail('ContentNotFound')
  return { ...page, items: await loadGalleryTiles(ctx, rows) }
}

/** Photographs of posts as tiles, in the order given. */
async function loadGalleryTiles(ctx: Ctx, rows: readonly GalleryRow[]): Promise<PictureTile[]> {
  const ids = [...new Set(rows.map((row) => row.publish_id))]
  const posts = await loadPosts(
    ctx,
    ids.map((id) => ({ id })),
  )
  const byId = new Map(posts.map((post) => [post.id, post]))
  return rows.flatMap((row) => {
    const post = byId.get(row.publish_id)
    const picture = post?.pictures.find((one) => one.id === row.id)
    if (post === undefined || picture === undefined) return []
    const { category, publishType, likeCount, collectCount, isCollect, createTime } = post
    const { authorId, authorNickName, authorHeadPic, authorUsedFrameSrc: frame } = post
    return [
      {
        id: picture.id,
        publishId: post.id,
        category,
        publishType,
        picture: cardPictureOf(picture),
        // Each photograph is a separate tile, so the number in its post is not shown.
        pictureCount: 1,
        likeCount,
        collectCount,
        isCollect,
        authorId,
        authorNickName,
        authorHeadPic,
        ...(frame === null ? {} : { authorUsedFrameSrc: frame }),
        createTime,
      },
    ]
  })
}

/** Years, cameras and lenses of a member's photographs. @throws ContentNotFound, TokenInvalid */
export async function loadGalleryOptions(
  ctx: Ctx,
  { userId = ctx.viewer?.id }: MethodParsed<typeof Picture.GetUserGalleryOptions>,
): Promise<MethodOutput<typeof Picture.GetUserGalleryOptions>> {
  if (userId === undefined) fail('TokenInvalid')
  const [exists, choices] = await Promise.all([
    isActiveMember(ctx.db, userId),
    listGalleryChoices(ctx, userId),
  ])
  if (!exists) fail('ContentNotFound')
  const gear = (kind: 'camera' | 'lens') =>
    choices.filter(({ of }) => of === kind).map(({ id, name, count }) => ({ id, name, count }))
  const years = choices
    .filter(({ of }) => of === 'year')
    .map(({ id, count }) => ({ year: Number(id), count }))
    .toSorted((a, b) => b.year - a.year)
  return { years, cameras: gear('camera'), lenses: gear('lens') }
}

/** How many photographs of the caller were taken with each camera and lens, by `camera:id` and `lens:id`. */
export async function countOwnGear(ctx: MemberCtx): Promise<Map<string, number>> {
  const choices = await listGalleryChoices(ctx, ctx.viewer.id)
  return new Map(choices.map(({ of, id, count }) => [`${of}:${id}`, count]))
}
