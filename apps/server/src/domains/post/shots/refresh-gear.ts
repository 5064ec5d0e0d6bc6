import { publishStatus } from '@guangquan/contract'
import { sql } from 'kysely'
import type { Tx } from '../../../db/client.ts'
import { takenAs } from '../../exposure/index.ts'
import { announceChanged } from '../announce-changed.ts'

/** Locks the posts that show these files, in one order. @returns their ids */
export async function lockPostsShowing(tx: Tx, fileIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from publish
    where id in (select publish_id from publish_picture where file_id = any(${fileIds}::uuid[]))
    order by id for no key update`.execute(tx)
  return rows.map((row) => row.id)
}

/**
 * Writes again what filters, search and cards say of the camera and lens of locked posts: their photographs were joined
 * to other entries of the catalogue, or these have other names.
 */
export async function refreshGear(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  // Raises the revision of every post, also of those whose cover stays as it is.
  const { rows } = await sql<{ id: string; status: number }>`update publish
    set cover_camera_id = case when not 'camera' = any(picture.exif_hidden) then taken.camera_id end,
      cover_lens_id = case when not 'lens' = any(picture.exif_hidden) then taken.lens_id end
    from publish_picture picture, lateral ${takenAs(sql.ref('picture.file_id'))} as taken
    where publish.id = any(${ids}::uuid[]) and picture.publish_id = publish.id and picture.position = 0
    returning publish.id, publish.status`.execute(tx)
  await announceChanged(
    tx,
    rows.flatMap(({ id, status }) => (status === publishStatus.published ? [id] : [])),
  )
}
