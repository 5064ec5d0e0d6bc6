import type { NearCopy } from '@guangquan/contract'
import { similarityOf } from '@guangquan/rules/posts/near-hash'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { MemberCtx } from '../../../context.ts'
import { loadPictures } from '../../media/index.ts'
import { loadUserBriefs } from '../../member/index.ts'

interface CopyRow {
  file_id: string
  earlier_file_id: string
  earlier_publish_id: string
  author_id: string
  earlier_author_id: string
  title: string
  distance: number
  orientation: number
  created_at: Date
  earlier_at: Date
  shot_at: string | null
  earlier_shot_at: string | null
}

/**
 * Photographs of a post beside the earlier ones of others that they look like, the most similar first. For staff:
 * visibility is not checked, and capture times are complete.
 */
export async function loadNearCopies(ctx: MemberCtx, publishId: string): Promise<NearCopy[]> {
  const { rows } = await sql<CopyRow>`
    select n.file_id, n.earlier_file_id, n.earlier_publish_id, b.author_id, first.author_id as earlier_author_id,
      first.title, n.distance, n.orientation, b.created_at, first.created_at as earlier_at,
      to_char(e.shot_at, 'YYYY-MM-DD HH24:MI:SS') as shot_at,
      to_char(earlier.shot_at, 'YYYY-MM-DD HH24:MI:SS') as earlier_shot_at
    from near_copy n
    join publish b on b.id = n.publish_id
    join publish first on first.id = n.earlier_publish_id
    left join picture_exif e on e.file_id = n.file_id
    left join picture_exif earlier on earlier.file_id = n.earlier_file_id
    where n.publish_id = ${publishId}::uuid
    order by n.distance, n.file_id, n.earlier_file_id`.execute(ctx.db)
  const [pictures, people] = await Promise.all([
    loadPictures(
      ctx,
      rows.flatMap((row) => [row.file_id, row.earlier_file_id]),
    ),
    loadUserBriefs(
      ctx,
      rows.flatMap((row) => [row.author_id, row.earlier_author_id]),
    ),
  ])
  const sideOf = (side: {
    fileId: string
    authorId: string
    publishId: string
    at: Date
    shotAt: string | null
  }) => {
    const picture = pictures.get(side.fileId)
    return picture === undefined
      ? null
      : {
          publishId: side.publishId,
          nickName: people.get(side.authorId)?.nickName ?? '',
          url1080: picture.url1080,
          url2048: picture.url2048,
          width: picture.width,
          height: picture.height,
          publishTime: timeTextOf(side.at),
          shotTime: side.shotAt,
          cameraName: picture.exif.cameraName,
        }
  }
  return rows.flatMap((row) => {
    const own = sideOf({
      fileId: row.file_id,
      authorId: row.author_id,
      publishId,
      at: row.created_at,
      shotAt: row.shot_at,
    })
    const earlier = sideOf({
      fileId: row.earlier_file_id,
      authorId: row.earlier_author_id,
      publishId: row.earlier_publish_id,
      at: row.earlier_at,
      shotAt: row.earlier_shot_at,
    })
    if (own === null || earlier === null) return []
    return [
      {
        own,
        earlier: { ...earlier, title: row.title },
        similarity: similarityOf(row.distance),
        orientation: row.orientation,
      },
    ]
  })
}
