import { startOfYear } from '@guangquan/rules/time-text'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import * as z from 'zod'
import type { Ctx } from '../../context.ts'
import { countUpToCap, keysetPage, limitTo, type PageInput, type PageWindow } from '../../db/paging.ts'
import { isTakenWith } from '../media/index.ts'
import { isInAlbum } from '../album/index.ts'
import { readablePosts } from '../post/index.ts'

/** Filter of a member's photographs. */
export interface GalleryFilter {
  userId: string
  /** Year of publishing, Asia/Shanghai. */
  year?: number | undefined
  cameraId?: string | undefined
  lensId?: string | undefined
  albumId?: string | undefined
}

export interface GalleryRow {
  /** The photograph's id within its post. */
  id: string
  publish_id: string
  position: number
  created_at: Date
}

// Time and id of the post, then the position in it.
const galleryKey = z.tuple([z.int(), z.uuid(), z.int()])
type GalleryKey = z.output<typeof galleryKey>

/**
 * A page of all photographs a member published, newest post first and within it in its order. Filters do not match a
 * camera or lens that its author hides. totalCount: capped, counted for the first page.
 */
export async function listGallery(ctx: Ctx, input: PageInput & GalleryFilter) {
  const pictures = galleryOf(ctx, input)
  const read = async (window: PageWindow<GalleryKey>) => {
    const { rows } = await sql<GalleryRow>`
      select picture.id, picture.publish_id, picture.position, publish.created_at
      ${pictures} ${isAfter(window.after)}
      order by publish.created_at desc, publish.id desc, picture.position
      ${limitTo(window)}`.execute(ctx.db)
    return rows
  }
  return keysetPage(input, galleryKey, {
    endlessFor: ctx,
    read,
    count: () => countUpToCap(ctx.db, pictures),
    keyOf: (row): GalleryKey => [row.created_at.getTime(), row.publish_id, row.position],
  })
}

function galleryOf(
  ctx: Ctx,
  { userId, year, cameraId, lensId, albumId }: GalleryFilter,
): RawBuilder<unknown> {
  const viewerId = ctx.viewer === null ? null : sql<string>`${ctx.viewer.id}::uuid`
  const isOwn = ctx.viewer?.id === userId
  const conditions = [
    sql<SqlBool>`publish.author_id = ${userId}::uuid`,
    readablePosts(viewerId),
    ...(year === undefined
      ? []
      : [
          sql<SqlBool>`publish.created_at >= ${startOfYear(year)} and publish.created_at < ${startOfYear(year + 1)}`,
        ]),
    ...(cameraId === undefined ? [] : [isTakenWith(sql`picture.file_id`, { cameraId })]),
    ...(lensId === undefined ? [] : [isTakenWith(sql`picture.file_id`, { lensId })]),
    ...(albumId === undefined ? [] : [isInAlbum(sql`picture.id`, albumId)]),
    ...(cameraId === undefined || isOwn ? [] : [sql<SqlBool>`not 'camera' = any(picture.exif_hidden)`]),
    ...(lensId === undefined || isOwn ? [] : [sql<SqlBool>`not 'lens' = any(picture.exif_hidden)`]),
  ]
  return sql`from publish join publish_picture picture on picture.publish_id = publish.id
    where ${sql.join(conditions, sql` and `)}`
}

// The first condition lets the index of the author's posts start where the page does.
function isAfter(after: GalleryKey | null): RawBuilder<unknown> {
  if (after === null) return sql``
  const [time, id, position] = after
  const at = sql`(${new Date(time).toISOString()}::timestamptz, ${id}::uuid)`
  return sql`and (publish.created_at, publish.id) <= ${at}
    and ((publish.created_at, publish.id) < ${at} or picture.position > ${position})`
}

/** Maximum of photographs read for the choices of a gallery's filter: the newest. */
const choicesFrom = 5000

/** For the choices of the filter, of a member's photographs: the year, and the file where the gear may be shown. */
export async function listGalleryFacts(
  ctx: Ctx,
  userId: string,
): Promise<{ year: number; cameraFileId: string | null; lensFileId: string | null }[]> {
  const isOwn = sql.lit(ctx.viewer?.id === userId)
  const { rows } = await sql<{ year: number; cameraFileId: string | null; lensFileId: string | null }>`
    select extract(year from publish.created_at at time zone 'Asia/Shanghai')::integer as year,
      case when ${isOwn} or not 'camera' = any(picture.exif_hidden) then picture.file_id end as "cameraFileId",
      case when ${isOwn} or not 'lens' = any(picture.exif_hidden) then picture.file_id end as "lensFileId"
    ${galleryOf(ctx, { userId })}
    order by publish.created_at desc, publish.id desc limit ${sql.lit(choicesFrom)}`.execute(ctx.db)
  return rows
}
