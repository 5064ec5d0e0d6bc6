import type { Queryable, Tx } from '../../db/client.ts'
import { moveFolderCounts } from './folder.store.ts'

export interface Mark {
  publishId: string
  memberId: string
}

/** The two marks a member sets and takes back on a post. */
export type MarkKind = 'post_like' | 'post_collect'

/**
 * Sets or takes back a mark. @returns by how much the post's counter must move: nothing when the mark already
 * stood so, whoever else asked for it at the same time
 */
export async function setMark(
  tx: Tx,
  kind: MarkKind,
  { publishId, memberId }: Mark,
  on: boolean,
  now: Date,
): Promise<-1 | 0 | 1> {
  if (on) {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto(kind)
      .values({ publish_id: publishId, member_id: memberId, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    return numInsertedOrUpdatedRows === 1n ? 1 : 0
  }
  const { numDeletedRows } = await tx
    .deleteFrom(kind)
    .where('publish_id', '=', publishId)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return numDeletedRows === 1n ? -1 : 0
}

/** Counts a share, once per sharer and day. @returns whether it counts */
export async function insertShare(
  tx: Tx,
  share: { publish_id: string; sharer: string; member_id: string | null; day: string; channel: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('post_share')
    .values(share)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Who has collected a post. */
export async function listCollectors(db: Queryable, publishId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('post_collect')
    .where('publish_id', '=', publishId)
    .select('member_id')
    .execute()
  return rows.map((row) => row.member_id)
}

/** Takes every mark off a post that is purged. @returns who had collected it */
export async function removeReactions(tx: Tx, publishId: string): Promise<string[]> {
  await tx.deleteFrom('post_like').where('publish_id', '=', publishId).execute()
  await tx.deleteFrom('post_share').where('publish_id', '=', publishId).execute()
  const rows = await tx
    .deleteFrom('post_collect')
    .where('publish_id', '=', publishId)
    .returning(['member_id', 'folder_id'])
    .execute()
  const folders = Map.groupBy(rows, (row) => row.folder_id)
  await moveFolderCounts(
    tx,
    [...folders].map(([id, held]) => ({ id, by: -held.length })),
  )
  return rows.map((row) => row.member_id)
}
