import type { AlikePhoto } from '@guangquan/contract'
import { similarityOf } from '@guangquan/rules/posts/near-hash'
import { sql } from 'kysely'
import type { StaffCtx } from '../../../context.ts'
import { fail } from '../../../fail.ts'
import { coverOf, loadPictures } from '../../media/index.ts'
import { loadNearHashes, nearFiles } from '../../near-hash/index.ts'
import { loadNickNames } from '../../member/index.ts'
import { isVisiblePost } from '../../post-access/index.ts'
import { loadPhotos } from '../gallery.store.ts'

const shown = 20

interface AlikeRow {
  file_id: string
  other_id: string
  distance: number
  member_id: string
  title: string
  call_title: string
  publish_id: string | null
}

/**
 * Photographs that look like those of a submission, the most similar first: of other submissions in any state, and of
 * public posts. At most 20.
 * @throws ContentNotFound
 */
export async function listAlike(ctx: StaffCtx, { id }: { id: string }): Promise<AlikePhoto[]> {
  const { db } = ctx
  const own = await db
    .selectFrom('gallery_submission')
    .where('id', '=', id)
    .select(['member_id', 'publish_id'])
    .executeTakeFirst()
  if (own === undefined) fail('ContentNotFound')
  const photos = await loadPhotos(db, [id])
  const hashes = await loadNearHashes(
    db,
    photos.map((photo) => photo.file_id),
  )
  if (hashes.size === 0) return []
  // The requested post itself is not another post.
  const { rows } = await sql<AlikeRow>`
    with near as materialized (${nearFiles(hashes)})
    select * from (select distinct on (other_id) * from (
      select near.file_id, near.other_id, near.distance, s.member_id, s.title,
        coalesce(c.title, e.title, '') as call_title, null::uuid as publish_id
      from near
      join gallery_photo p on p.file_id = near.other_id and not p.of_post
      join gallery_submission s on s.id = p.submission_id and s.id <> ${id}::uuid
      left join gallery_call c on c.id = s.call_id
      left join exhibition e on e.id = s.exhibition_id
      union all
      select near.file_id, near.other_id, near.distance, b.author_id, b.title, '', b.id
      from near
      join publish_picture p on p.file_id = near.other_id
      join publish b on b.id = p.publish_id
      where b.id is distinct from ${own.publish_id}::uuid and ${isVisiblePost(sql`b.id`, null)}
    ) found order by other_id, distance) alike
    order by distance, other_id limit ${sql.lit(shown)}`.execute(db)
  const [pictures, names] = await Promise.all([
    loadPictures(
      ctx,
      rows.map((row) => row.other_id),
    ),
    loadNickNames(
      db,
      rows.map((row) => row.member_id),
    ),
  ])
  return rows.flatMap((row) => {
    const picture = pictures.get(row.other_id)
    if (picture === undefined) return []
    return {
      fileId: row.file_id,
      picture: coverOf(picture),
      similar: similarityOf(row.distance),
      memberId: row.member_id,
      nickName: names.get(row.member_id) ?? '',
      isOwn: row.member_id === own.member_id,
      title: row.title,
      callTitle: row.call_title,
      publishId: row.publish_id,
    }
  })
}
