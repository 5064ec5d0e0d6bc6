import { videoStates } from '@guangquan/contract'
import { sql, type NotNull } from 'kysely'
import * as z from 'zod'
import type { Queryable, Tx } from '../../db/client.ts'

/** One copy for playback. */
export const Rendition = z.object({
  /** Short edge in pixels; its name in URLs. */
  quality: z.int(),
  width: z.int(),
  height: z.int(),
  /** Bits per second of its busiest segment. */
  bandwidth: z.int(),
  codecs: z.string(),
  /** Seconds of each segment. */
  segments: z.array(z.number()),
})
export type Rendition = z.infer<typeof Rendition>

export type VideoState = (typeof videoStates)[keyof typeof videoStates]

export interface VideoRow {
  fileId: string
  ownerId: string
  fileName: string
  size: number
  isPublic: boolean
  originalKey: string
  prefix: string
  durationMs: number
  width: number
  height: number
  frameRate: number
  hdr: string | null
  hasSound: boolean
  plain: boolean
  state: VideoState
  progress: number
  tries: number
  renditions: Rendition[]
  frameIds: string[]
  createdAt: Date
}

const states: readonly VideoState[] = Object.values(videoStates)
const Renditions = z.array(Rendition)

/** Videos by file, in one query. */
export async function findVideos(db: Queryable, fileIds: readonly string[]): Promise<Map<string, VideoRow>> {
  if (fileIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('video')
    .innerJoin('stored_file as file', 'file.id', 'video.file_id')
    .select([
      'file.id',
      'file.owner_id',
      'file_name',
      'size_bytes',
      'is_public',
      'original_key',
      'public_prefix',
    ])
    .select(['duration_ms', 'file.width', 'file.height', 'frame_rate', 'hdr', 'audio_codec', 'plain'])
    .select(['state', 'progress', 'tries', 'renditions', 'frame_ids', 'file.created_at'])
    .where('video.file_id', 'in', fileIds)
    .where('file.owner_id', 'is not', null)
    .$narrowType<{ owner_id: NotNull }>()
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      {
        fileId: row.id,
        ownerId: row.owner_id,
        fileName: row.file_name,
        size: row.size_bytes,
        isPublic: row.is_public,
        originalKey: row.original_key,
        prefix: row.public_prefix,
        durationMs: row.duration_ms,
        width: row.width,
        height: row.height,
        frameRate: row.frame_rate,
        hdr: row.hdr,
        hasSound: row.audio_codec !== null,
        plain: row.plain,
        state: states.find((one) => one === row.state) ?? videoStates.failed,
        progress: row.progress,
        tries: row.tries,
        renditions: Renditions.parse(row.renditions),
        frameIds: row.frame_ids,
        createdAt: row.created_at,
      },
    ]),
  )
}

export async function findVideo(db: Queryable, fileId: string): Promise<VideoRow | null> {
  return (await findVideos(db, [fileId])).get(fileId) ?? null
}

/** A video, locked until the end of the transaction. */
export async function lockVideo(tx: Tx, fileId: string): Promise<VideoRow | null> {
  await tx.selectFrom('video').select('file_id').where('file_id', '=', fileId).forShare().execute()
  return findVideo(tx, fileId)
}

/** Stores the state of the work on a video. @returns false when the video no longer exists */
export async function updateVideo(
  db: Queryable,
  fileId: string,
  change: { state?: VideoState; progress?: number; tries?: number; frameIds?: string[] },
): Promise<boolean> {
  const updated = await db
    .updateTable('video')
    .set({
      ...(change.state === undefined ? {} : { state: change.state }),
      ...(change.progress === undefined ? {} : { progress: change.progress }),
      ...(change.tries === undefined ? {} : { tries: change.tries }),
      ...(change.frameIds === undefined ? {} : { frame_ids: change.frameIds }),
    })
    .where('file_id', '=', fileId)
    .executeTakeFirst()
  return updated.numUpdatedRows > 0n
}

/** Adds a copy, replacing one of the same quality. @returns false when the video no longer exists */
export async function addRendition(db: Queryable, fileId: string, rendition: Rendition): Promise<boolean> {
  const added = JSON.stringify([rendition])
  const updated = await db
    .updateTable('video')
    .set({
      state: videoStates.playable,
      renditions: sql`(select coalesce(jsonb_agg(one order by (one->>'quality')::int), '[]') from jsonb_array_elements(
        (select coalesce(jsonb_agg(old), '[]') from jsonb_array_elements(renditions) old
          where (old->>'quality')::int <> ${rendition.quality}::int) || ${added}::jsonb) one)`,
    })
    .where('file_id', '=', fileId)
    .executeTakeFirst()
  return updated.numUpdatedRows > 0n
}
