import type { Queryable, Tx } from '../../db/client.ts'
import { moveFolderCounts } from './folder.store.ts'

export interface Mark {
  publishId: string
  memberId: string
}

/** The two reactions a member can set on a post and remove. */
export type MarkKind = 'post_like' | 'post_collect'

/**
 * Sets or removes a reaction.
 * @returns the delta of the post's counter: 0 when nothing changed, even if another request made the same change at the
 * same time
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

/** Records a share, once per sharer and day. @returns whether it counts */
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

/** Members who collected a post. */
export async function listCollectors(db: Queryable, publishId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('post_collect')
    .where('publish_id', '=', publishId)
    .select('member_id')
    .execute()
  return rows.map((row) => row.member_id)
}

/** Removes all reactions to a post that is purged. @returns members who had collected it */
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
    [...folders].map(([id, held]) => ({ id, delta: -held.length })),
  )
  return rows.map((row) => row.member_id)
}
