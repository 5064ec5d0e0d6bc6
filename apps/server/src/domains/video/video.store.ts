import * as z from 'zod'
import type { Queryable, Tx } from '../../db/client.ts'
import { Cue } from './parse-subtitles.ts'

/** What a post says of its video. */
export interface PostVideo {
  publishId: string
  fileId: string
  posterId: string
  ownersOnly: boolean
}

/** Videos of posts, in no order. */
export async function findPostVideos(db: Queryable, ids: readonly string[]): Promise<PostVideo[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('publish_video')
    .select(['publish_id', 'file_id', 'poster_id', 'owners_only'])
    .where('publish_id', 'in', ids)
    .execute()
  return rows.map((row) => ({
    publishId: row.publish_id,
    fileId: row.file_id,
    posterId: row.poster_id,
    ownersOnly: row.owners_only,
  }))
}

const Cues = z.array(Cue).nullable()

/** The lines under a post's video, or null. */
export async function findSubtitles(db: Queryable, publishId: string): Promise<Cue[] | null> {
  const row = await db
    .selectFrom('publish_video')
    .select('subtitles')
    .where('publish_id', '=', publishId)
    .executeTakeFirst()
  return Cues.parse(row?.subtitles ?? null)
}

export async function insertPostVideo(
  tx: Tx,
  video: PostVideo & { subtitles: Cue[] | null; waits: boolean },
): Promise<void> {
  await tx
    .insertInto('publish_video')
    .values({
      publish_id: video.publishId,
      file_id: video.fileId,
      poster_id: video.posterId,
      owners_only: video.ownersOnly,
      subtitles: video.subtitles === null ? null : JSON.stringify(video.subtitles),
      waits: video.waits,
    })
    .execute()
}

/** Takes posts from their wait for a video. @returns their ids */
export async function endWait(tx: Tx, fileId: string): Promise<string[]> {
  const rows = await tx
    .updateTable('publish_video')
    .set({ waits: false })
    .where('file_id', '=', fileId)
    .where('waits', '=', true)
    .returning('publish_id')
    .execute()
  return rows.map((row) => row.publish_id)
}
