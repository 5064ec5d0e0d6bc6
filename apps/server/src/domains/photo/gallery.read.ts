import { startOfYear } from '@guangquan/rules/time-text'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import * as z from 'zod'
import type { Ctx } from '../../context.ts'
import { keysetPage, type PageInput } from '../../db/paging.ts'
import { preparedList, unpreparedList } from '../../db/prepared-list.ts'
import { anyId, preparedQueries, type ParamOf } from '../../db/prepared-query.ts'
import { gearOfFiles, isTakenWith } from '../exposure/index.ts'
import { isInAlbum } from '../album/index.ts'
import { readablePosts } from '../post-access/index.ts'

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
type Owner = Pick<GalleryValues, 'userId' | 'viewerId'>
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

function galleryRows(param: ParamOf<Owner>, { member }: GalleryVariant): RawBuilder<unknown> {
  return picturesOf(sql`${param('userId')}::uuid`, member ? sql`${param('viewerId')}::uuid` : null)
}

function picturesOf(userId: RawBuilder<string>, viewerId: RawBuilder<string> | null): RawBuilder<unknown> {
  return sql`from publish join publish_picture picture on picture.publish_id = publish.id
    where publish.author_id = ${userId} and ${readablePosts(viewerId)}`
}

// The first condition lets the index of the author's posts start at the page.
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

/** A year, camera or lens, with the number of photographs. */
export interface GalleryChoice {
  of: 'year' | 'camera' | 'lens'
  id: string
  name: string
  count: number
}

/** The choices of the filter of a member's photographs: gear that may be shown, most used first. */
export async function listGalleryChoices(ctx: Ctx, userId: string): Promise<GalleryChoice[]> {
  const { viewer } = ctx
  const variant = { member: viewer !== null, isOwn: viewer?.id === userId }
  return galleryChoices(ctx.db, variant, { userId, viewerId: viewer?.id ?? null })
}

const galleryChoices = preparedQueries<Owner, GalleryVariant & { isOwn: boolean }, GalleryChoice>(
  'photo.galleryChoices',
  (db, param, variant) => {
    const shown = (field: 'camera' | 'lens') =>
      variant.isOwn ? sql`true` : sql`not ${sql.lit(field)} = any(exif_hidden)`
    const taken = (kind: 'camera' | 'lens') =>
      sql`select ${sql.lit(kind)}, gear.id, gear.name, gear.count
        from (${gearOfFiles(kind, sql`select file_id from newest where ${shown(kind)}`)}) as gear`
    const newest = picturesOf(anyId(param('userId')), variant.member ? anyId(param('viewerId')) : null)
    const query = sql<GalleryChoice>`
      with newest as materialized (
        select publish.created_at, picture.file_id, picture.exif_hidden ${newest}
        order by publish.created_at desc, publish.id desc limit ${sql.lit(choicesFrom)})
      select 'year' as of, extract(year from created_at at time zone 'Asia/Shanghai')::integer::text as id,
        '' as name, count(*) as count
      from newest group by 2
      union all ${taken('camera')} union all ${taken('lens')}
      order by of, count desc, name`
    return { compile: () => query.compile(db) }
  },
)
