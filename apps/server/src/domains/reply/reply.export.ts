import { timeTextOf } from '@guangquan/rules/time-text'
import type { Queryable } from '../../db/client.ts'

/** A comment in its writer's export. */
export interface ExportedReply {
  id: string
  publishId: string
  text: string
  createTime: string
}

/** Comments a member wrote, oldest first. */
export async function exportReplies(db: Queryable, authorId: string): Promise<ExportedReply[]> {
  const rows = await db
    .selectFrom('reply')
    .where('author_id', '=', authorId)
    .where('body', '<>', '')
    .select(['id', 'publish_id', 'body', 'created_at'])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    publishId: row.publish_id,
    text: row.body,
    createTime: timeTextOf(row.created_at),
  }))
}
