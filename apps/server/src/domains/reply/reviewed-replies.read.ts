import type { CommentPicture } from '@guangquan/contract'
import { sql } from 'kysely'
import type { Ctx } from '../../context.ts'
import type { Queryable } from '../../db/client.ts'
import { anyOf, preparedQuery } from '../../db/prepared-query.ts'
import { loadCommentPictures } from '../media/index.ts'
import { replyStatus } from './reply.store.ts'

/** A comment for staff who decide about it, regardless of its visibility. */
export interface ReviewedReply {
  id: string
  publishId: string
  text: string
  picture: CommentPicture | null
  isShown: boolean
  createdAt: Date
}

interface ReviewedRow {
  id: string
  publish_id: string
  body: string
  file_id: string | null
  status: number
  created_at: Date
}

const reviewedByIds = preparedQuery<{ ids: readonly string[] }, ReviewedRow>('reply.reviewed', (db, param) =>
  db
    .selectFrom('reply')
    .where(sql<boolean>`id = ${anyOf(param('ids'))}`)
    .where('status', '<>', replyStatus.deleted)
    .select(['id', 'publish_id', 'body', 'file_id', 'status', 'created_at']),
)

/** Comments that are not deleted, by id. The caller is responsible for the permission. */
export async function loadReviewedReplies(
  ctx: Ctx,
  ids: readonly string[],
): Promise<Map<string, ReviewedReply>> {
  if (ids.length === 0) return new Map()
  const rows = await reviewedByIds(ctx.db, { ids })
  const pictures = await loadCommentPictures(
    ctx,
    rows.flatMap((row) => row.file_id ?? []),
  )
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        publishId: row.publish_id,
        text: row.body,
        picture: row.file_id === null ? null : (pictures.get(row.file_id) ?? null),
        isShown: row.status === replyStatus.shown,
        createdAt: row.created_at,
      },
    ]),
  )
}

/** The text of a comment. */
export async function readReplyText(db: Queryable, id: string): Promise<string> {
  const row = await db.selectFrom('reply').where('id', '=', id).select('body').executeTakeFirstOrThrow()
  return row.body
}
