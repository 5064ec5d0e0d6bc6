import {
  gainMap,
  manualFields,
  licence,
  type CommentPicture,
  type Cover,
  type ManualField,
  type PictureExif,
  type PictureShape,
} from '@guangquan/contract'
import { isNoLens } from '@guangquan/rules/gear/no-lens'
import { sql } from 'kysely'
import type { Ctx } from '../../context.ts'
import { anyOf, preparedQuery } from '../../db/prepared-query.ts'
import { shownWatermarkVersion } from './media.store.ts'
import { movingUrl, pictureUrls } from './picture-urls.ts'

/** A photograph as on the wire, without what the post adds. */
export type PictureView = Omit<PictureShape, 'title' | 'alt'>

interface PictureRow {
  id: string
  owner_id: string
  is_public: boolean
  webp_sizes: number[]
  p3_sizes: number[]
  moving_size: number | null
  watermark: number
  mark_version: number
  copies_ready: boolean
  large_open: boolean
  licence: number
  width: number
  height: number
  blur: string
  color: string
  make: string | null
  model: string | null
  camera_id: string | null
  camera_name: string | null
  lens_model: string | null
  lens_id: string | null
  lens_name: string | null
  focal_length: number | null
  focal35: number | null
  f_number: number | null
  exposure_time: string | null
  exposure_seconds: number | null
  iso: number | null
  exposure_bias: number | null
  flash: boolean | null
  shot_at: string | null
  shot_time_known: boolean | null
  color_space: string | null
  gain_map: string | null
  software: string | null
  film: string | null
  scanner: string | null
  lens_type: string | null
  adapter: string | null
  hand: string[] | null
  time_open: boolean | null
}

const picturesByIds = preparedQuery<{ ids: readonly string[] }, PictureRow>(
  'media.picturesByIds',
  (db, param) =>
    db
      .selectFrom('stored_file as file')
      .leftJoin('picture_exif as exif', 'exif.file_id', 'file.id')
      .leftJoin('camera', 'camera.id', 'exif.camera_id')
      .leftJoin('lens', 'lens.id', 'exif.lens_id')
      .select(['file.id', 'owner_id', 'is_public', 'webp_sizes', 'width', 'height', 'blur', 'color'])
      .select([
        'p3_sizes',
        'moving_size',
        'watermark',
        'mark_version',
        'copies_ready',
        'large_open',
        'licence',
      ])
      .select(['make', 'model', 'camera_id', 'lens_model', 'lens_id', 'focal_length', 'focal35', 'f_number'])
      .select([
        'exposure_time',
        'exposure_seconds',
        'iso',
        'exposure_bias',
        'flash',
        'color_space',
        'gain_map',
        'software',
        'film',
        'scanner',
        'lens_type',
        'adapter',
        'hand',
        'time_open',
      ])
      .select(['camera.name as camera_name', 'lens.name as lens_name'])
      .select([sql<string | null>`shot_at::text`.as('shot_at'), 'shot_time_known'])
      .where(sql<boolean>`file.id = ${anyOf(param('ids'))}`),
)

/**
 * Photographs for this viewer in one query. A file that is not public gets signed URLs: the caller has already checked
 * that the viewer may see the post.
 * @param options.asMember whether copies above 2160 px are named; by default for members
 * @returns by file id; a file that no longer exists is missing
 */
export async function loadPictures(
  ctx: Ctx,
  fileIds: readonly string[],
  { asMember = ctx.viewer !== null }: { asMember?: boolean } = {},
): Promise<Map<string, PictureView>> {
  if (fileIds.length === 0) return new Map()
  const rows = await picturesByIds(ctx.db, { ids: [...new Set(fileIds)] })
  return new Map(rows.map((row) => [row.id, viewOf(ctx, row, asMember)]))
}

/** A photograph that only represents something: without camera data. */
export function coverOf({ url480, url1080, url2048, width, height, blur, color }: PictureView): Cover {
  const dense = url2048 !== null && url2048 !== url1080 ? { url2048 } : {}
  return { url480, url1080, ...dense, width, height, blur, color }
}

/** A cover whose copies are cropped to 16:9, as those of articles and circles. */
export function wideCoverOf(picture: PictureView): Cover {
  return { ...coverOf(picture), ...wideSides(picture) }
}

/** Dimensions of a picture of which the copies show 16:9. */
export function wideSides({ width, height }: { width: number; height: number }): {
  width: number
  height: number
} {
  const across = Math.round(Math.min(width, (height * 16) / 9))
  return { width: across, height: Math.round((across * 9) / 16) }
}

/**
 * Pictures of comments, in one query. The caller has already checked that the viewer may see the comments.
 * @returns by file id; a file that no longer exists is missing
 */
export async function loadCommentPictures(
  ctx: Ctx,
  fileIds: readonly string[],
): Promise<Map<string, CommentPicture>> {
  if (fileIds.length === 0) return new Map()
  const rows = await picturesByIds(ctx.db, { ids: [...new Set(fileIds)] })
  return new Map(
    rows.map((row) => {
      const urlMoving = row.moving_size === null ? null : movingUrl(ctx.app, row.id, row.moving_size)
      return [row.id, { ...coverOf(viewOf(ctx, row, ctx.viewer !== null)), urlMoving }]
    }),
  )
}

function viewOf(ctx: Ctx, row: PictureRow, asMember: boolean): PictureView {
  const file = {
    id: row.id,
    webpSizes: row.webp_sizes,
    p3Sizes: row.p3_sizes,
    mark: shownWatermarkVersion(row),
    copiesReady: row.copies_ready,
    largeOpen: row.large_open,
  }
  return {
    id: row.id,
    ...pictureUrls(ctx.app, file, { signed: !row.is_public, visitor: !asMember }),
    width: row.width,
    height: row.height,
    blur: row.blur,
    color: row.color,
    licence: licence.parse(row.licence),
    exif: exifOf(row, ctx.viewer?.id === row.owner_id),
  }
}

/** A name for no lens, as earlier rules stored it, is none. */
function lensOf({ lens_model: model, lens_id: id, lens_name: named }: PictureRow) {
  const name = named ?? model
  if (name !== null && isNoLens(name)) return { lensModel: null, lensId: null, lensName: null }
  return { lensModel: model, lensId: id, lensName: name }
}

function exifOf(row: PictureRow, isOwner: boolean): PictureExif {
  return {
    make: row.make,
    model: row.model,
    cameraId: row.camera_id,
    cameraName: row.camera_name ?? row.model,
    ...lensOf(row),
    focalLength: row.focal_length,
    focal35: row.focal35,
    fNumber: row.f_number,
    exposureTime: row.exposure_time,
    exposureSeconds: row.exposure_seconds,
    iso: row.iso,
    exposureBias: row.exposure_bias,
    flash: row.flash,
    film: row.film,
    scanner: row.scanner,
    lensType: row.lens_type,
    adapter: row.adapter,
    // The time of a photograph reveals where its author was; others get only the date.
    shotDate:
      (isOwner || row.time_open === true) && row.shot_time_known === true
        ? row.shot_at
        : (row.shot_at?.slice(0, 10) ?? null),
    colorSpace: row.color_space,
    gainMap: gainMap.nullable().parse(row.gain_map),
    software: row.software,
    source: (row.hand ?? []).length > 0 ? 2 : 1,
    hand: (row.hand ?? []).filter(isManualField),
    hidden: [],
  }
}

const manualNames: readonly string[] = manualFields
const isManualField = (name: string): name is ManualField => manualNames.includes(name)
