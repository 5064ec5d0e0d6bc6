import { categoryOf, type CardPicture, type PictureTile, type UserBrief } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import type { Ctx } from '../../context.ts'
import { cacheByVersion, type Versioned } from '../../cache/version-cache.ts'
import { extendImmutable, makeImmutable } from '../../http/pages/immutable.ts'
import { loadPictures } from '../media/index.ts'
import { loadUserBriefs } from '../member/index.ts'
import { tileCache, cacheKeyOf } from './card-cache.ts'
import { tileRows, versionRows, type TileRow, type VersionRow } from './post-rows.ts'
import { loadPosts, pictureOf } from './post.view.ts'
import { cardPictureOf } from './publish-card.ts'

/**
 * Posts as tiles of a wall, in the order given: their covers and authors. The caller has checked that they may be seen;
 * one whose file no longer exists is left out.
 */
export async function loadPictureTiles(ctx: Ctx, ids: readonly string[]): Promise<PictureTile[]> {
  if (ids.length === 0) return []
  const viewerId = ctx.viewer?.id ?? null
  const rows = await versionRows(ctx.db, { member: viewerId !== null }, { ids, viewerId })
  const versions = rows.map((row) => ({ ...row, key: cacheKeyOf(ctx, row) }))
  const tiles = await cachedTiles(ctx, versions)
  const byId = new Map(versions.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    const tile = row && tiles.get(row.key)
    if (row === undefined || tile === undefined) return []
    const { like_count: likeCount, collect_count: collectCount, is_collect: isCollect } = row
    return [extendImmutable(tile, { likeCount, collectCount, isCollect })]
  })
}

/** A post listed for one of its photographs: its cover, or the one that `match` names. */
export interface Matched {
  id: string
  match?: string | null
}

/** As `loadPictureTiles`, where `match` may name a photograph of the post other than its cover. */
export async function loadMatchedTiles(ctx: Ctx, rows: readonly Matched[]): Promise<PictureTile[]> {
  const found = await loadTilesOfRows(ctx, rows)
  return found.map(({ tile }) => tile)
}

/** As `loadMatchedTiles`, each with its row, since a post may occur more than once. */
export async function loadTilesOfRows<R extends Matched>(
  ctx: Ctx,
  rows: readonly R[],
): Promise<{ row: R; tile: PictureTile }[]> {
  const matched = rows.filter(({ match }) => typeof match === 'string')
  const [covers, posts] = await Promise.all([
    loadPictureTiles(ctx, idsOf(rows)),
    loadPosts(
      ctx,
      idsOf(matched).map((id) => ({ id })),
    ),
  ])
  const tiles = new Map(covers.map((tile) => [tile.publishId, tile]))
  const pictures = new Map(posts.flatMap((post) => post.pictures.map((picture) => [picture.id, picture])))
  return rows.flatMap((row) => {
    const tile = tiles.get(row.id)
    if (tile === undefined) return []
    const picture = pictures.get(row.match ?? '')
    return {
      row,
      tile: picture === undefined ? tile : { ...tile, id: picture.id, picture: cardPictureOf(picture) },
    }
  })
}

function idsOf(rows: readonly Matched[]): string[] {
  return [...new Set(rows.map((row) => row.id))]
}

type CachedTile = Omit<PictureTile, 'likeCount' | 'collectCount' | 'isCollect'>

const cachedTiles = cacheByVersion<VersionRow & Versioned, CachedTile, Ctx>(
  tileCache,
  async (ctx, missing) => {
    const rows = await tileRows(ctx.db, { ids: missing.map((one) => one.id) })
    const [people, covers] = await Promise.all([
      loadUserBriefs(
        ctx,
        rows.map((row) => row.author_id),
      ),
      loadCovers(ctx, rows),
    ])
    return rows.flatMap((row) => {
      const author = people.get(row.author_id)
      const picture = covers.get(row.id)
      if (author === undefined || picture === undefined) return []
      return [{ key: cacheKeyOf(ctx, row), version: row.version, value: tileOf(row, author, picture) }]
    })
  },
)

function tileOf(row: TileRow, author: UserBrief, picture: CardPicture): CachedTile {
  return makeImmutable({
    id: picture.id,
    publishId: row.id,
    category: categoryOf(row.publish_type),
    publishType: row.publish_type,
    picture,
    pictureCount: row.picture_count,
    authorId: row.author_id,
    authorNickName: author.nickName,
    authorHeadPic: author.headPicUrl,
    ...(author.usedFrameSrc === null ? {} : { authorUsedFrameSrc: author.usedFrameSrc }),
    createTime: timeTextOf(row.created_at),
  })
}

/** Covers only, in the order given. */
export async function loadCoverPictures(
  ctx: Ctx,
  ids: readonly string[],
): Promise<{ publishId: string; picture: CardPicture }[]> {
  if (ids.length === 0) return []
  const covers = await loadCovers(ctx, await tileRows(ctx.db, { ids }))
  return ids.flatMap((publishId) => {
    const picture = covers.get(publishId)
    return picture === undefined ? [] : [{ publishId, picture }]
  })
}

async function loadCovers(ctx: Ctx, rows: readonly TileRow[]): Promise<Map<string, CardPicture>> {
  const pictures = await loadPictures(
    ctx,
    rows.flatMap((row) => row.cover?.fileId ?? []),
  )
  const covers = new Map<string, CardPicture>()
  for (const { id, author_id, cover } of rows) {
    const [picture] =
      cover === null ? [] : pictureOf(cover, pictures.get(cover.fileId), ctx.viewer?.id === author_id)
    if (picture !== undefined) covers.set(id, cardPictureOf(picture))
  }
  return covers
}
