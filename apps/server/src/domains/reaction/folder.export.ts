import { timeTextOf } from '@guangquan/rules/time-text'
import type { Queryable } from '../../db/client.ts'

/** A member's collected posts, each with its folder, oldest first. */
export async function exportCollected(db: Queryable, memberId: string): Promise<object[]> {
  const rows = await db
    .selectFrom('post_collect')
    .leftJoin('collect_folder', 'collect_folder.id', 'post_collect.folder_id')
    .where('post_collect.member_id', '=', memberId)
    .select(['publish_id', 'collect_folder.name as folder', 'post_collect.created_at'])
    .orderBy('post_collect.created_at')
    .execute()
  return rows.map((row) => ({
    publishId: row.publish_id,
    folder: row.folder,
    time: timeTextOf(row.created_at),
  }))
}

/** Deletes a member's folders, since their names are personal data. */
export async function eraseFolders(db: Queryable, memberId: string): Promise<void> {
  await db.deleteFrom('collect_folder').where('member_id', '=', memberId).execute()
}
