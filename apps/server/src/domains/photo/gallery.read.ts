import { startOfYear } from '@guangquan/rules/time-text'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import * as z from 'zod'
import type { Ctx } from '../../context.ts'
import { keysetPage, type PageInput } from '../../db/paging.ts'
import { preparedList, unpreparedList } from '../../db/prepared-list.ts'
import { preparedQueries, type ParamOf } from '../../db/prepared-query.ts'
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
  const { userId, year, cameraId, lensId, albumId } = input
  const isFiltered = [year, cameraId, lensId, albumId].some((value) => value !== undefined)
  const list = isFiltered ? matchingOf(input, { isOwn: ctx.viewer?.id === userId }) : gallery
  const variant = { member: ctx.viewer !== null }
  const valuesAfter = (after: GalleryKey | null) => ({
    userId,
    viewerId: ctx.viewer?.id ?? null,
    afterTime: after === null ? 'infinity' : new Date(after[0]).toISOString(),
    afterId: after?.[1] ?? 'ffffffff-ffff-ffff-ffff-ffffffffffff',
    afterPosition: after?.[2] ?? 0,
  })
  return keysetPage(input, galleryKey, {
    endlessFor: ctx,
    read: (window) => list.read(ctx.db, window, variant, valuesAfter(window.after)),
    count: () => list.count(ctx.db, variant, valuesAfter(null)),
    keyOf: (row): GalleryKey => [row.created_at.getTime(), row.publish_id, row.position],
  })
}

type GalleryValues = {
  userId: string
  viewerId: string | null
  afterTime: string
  afterId: string
  afterPosition: number
}
type GalleryVariant = { member: boolean }

const gallery = preparedList<GalleryValues, GalleryVariant, GalleryRow>('photo.gallery', {
  rows: galleryRows,
  page: galleryPage,
})

const matchingOf = (filter: GalleryFilter, options: { isOwn: boolean }) =>
  unpreparedList<GalleryValues, GalleryVariant, GalleryRow>({
    rows: (param, variant) =>
      sql`${galleryRows(param, variant)} and ${sql.join(conditionsOf(filter, options), sql` and `)}`,
    page: galleryPage,
  })

function galleryRows(
  param: ParamOf<Pick<GalleryValues, 'userId' | 'viewerId'>>,
  { member }: GalleryVariant,
): RawBuilder<unknown> {
  return sql`from publish join publish_picture picture on picture.publish_id = publish.id
    where publish.author_id = ${param('userId')}::uuid
      and ${readablePosts(member ? sql`${param('viewerId')}::uuid` : null)}`
}

// The first condition lets the index of the author's posts start where the page does.
function galleryPage(rows: RawBuilder<unknown>, param: ParamOf<GalleryValues>): RawBuilder<GalleryRow> {
  const at = sql`(${param('afterTime')}::timestamptz, ${param('afterId')}::uuid)`
  return sql<GalleryRow>`select picture.id, picture.publish_id, picture.position, publish.created_at ${rows}
    and (publish.created_at, publish.id) <= ${at}
    and ((publish.created_at, publish.id) < ${at} or picture.position > ${param('afterPosition')}::integer)
    order by publish.created_at desc, publish.id desc, picture.position`
}

function conditionsOf(
  { year, cameraId, lensId, albumId }: GalleryFilter,
  { isOwn }: { isOwn: boolean },
): RawBuilder<SqlBool>[] {
  return [
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
}

/** Maximum of photographs read for the choices of a gallery's filter: the newest. */
const choicesFrom = 5000

/** For the choices of the filter, of a member's photographs: the year, and the file where the gear may be shown. */
export async function listGalleryFacts(ctx: Ctx, userId: string): Promise<GalleryFacts[]> {
  const { viewer } = ctx
  const variant = { member: viewer !== null, isOwn: viewer?.id === userId }
  return galleryFacts(ctx.db, variant, { userId, viewerId: viewer?.id ?? null })
}

interface GalleryFacts {
  year: number
  cameraFileId: string | null
  lensFileId: string | null
}

const galleryFacts = preparedQueries<
  Pick<GalleryValues, 'userId' | 'viewerId'>,
  GalleryVariant & { isOwn: boolean },
  GalleryFacts
>('photo.galleryFacts', (db, param, variant) => {
  const isOwn = sql.lit(variant.isOwn)
  const query = sql<GalleryFacts>`
    select extract(year from publish.created_at at time zone 'Asia/Shanghai')::integer as year,
      case when ${isOwn} or not 'camera' = any(picture.exif_hidden) then picture.file_id end as "cameraFileId",
      case when ${isOwn} or not 'lens' = any(picture.exif_hidden) then picture.file_id end as "lensFileId"
    ${galleryRows(param, variant)}
    order by publish.created_at desc, publish.id desc limit ${sql.lit(choicesFrom)}`
  return { compile: () => query.compile(db) }
})
