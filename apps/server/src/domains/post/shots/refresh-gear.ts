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
 * Rewrites the camera and lens of locked posts for filters, search and cards, after their photographs were assigned to
 * other entries of the catalogue, or these were renamed.
 */
export async function refreshGear(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  // Raises the revision of every post, including those whose cover does not change.
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
