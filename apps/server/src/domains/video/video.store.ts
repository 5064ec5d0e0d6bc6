import { sql } from 'kysely'
import * as z from 'zod'
import type { Queryable, Tx } from '../../db/client.ts'
import { Cue } from './parse-subtitles.ts'

/** What a post stores about its video. */
export interface PostVideo {
  publishId: string
  fileId: string
  posterId: string
  ownersOnly: boolean
}

/** Videos of posts, in no particular order. */
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

/** The subtitles of a post's video, or null. */
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

/** Changes poster and subtitles of a post's video. */
export async function changePostVideo(
  tx: Tx,
  publishId: string,
  { posterId, subtitles }: { posterId: string; subtitles: Cue[] | null },
): Promise<void> {
  await tx
    .updateTable('publish_video')
    .set({ poster_id: posterId, subtitles: subtitles === null ? null : JSON.stringify(subtitles) })
    .where('publish_id', '=', publishId)
    .execute()
}

/** The subtitles of videos that everybody may watch in full, for search: by post id. */
export async function findSubtitleTexts(db: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ publish_id: string; texts: string }>`
    select publish_id, (select string_agg(cue->>'text', ' ') from jsonb_array_elements(subtitles) cue) as texts
    from publish_video
    where publish_id = any(${ids}::uuid[]) and subtitles is not null and not owners_only`.execute(db)
  return new Map(rows.map((row) => [row.publish_id, row.texts]))
}

/** Posts of a video, and whether they wait for it. */
export function listPostsOf(tx: Tx, fileId: string): Promise<{ publish_id: string; waits: boolean }[]> {
  return tx
    .selectFrom('publish_video')
    .select(['publish_id', 'waits'])
    .where('file_id', '=', fileId)
    .orderBy('publish_id')
    .execute()
}

/** The video a post waits for, if any. */
export async function findAwaited(tx: Tx, publishId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('publish_video')
    .select('file_id')
    .where('publish_id', '=', publishId)
    .where('waits', '=', true)
    .executeTakeFirst()
  return row?.file_id
}

/** Ends the wait of a post. */
export async function endWait(tx: Tx, publishId: string): Promise<void> {
  await tx.updateTable('publish_video').set({ waits: false }).where('publish_id', '=', publishId).execute()
}
