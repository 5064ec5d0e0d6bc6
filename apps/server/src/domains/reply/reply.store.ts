import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Queryable, Tx } from '../../db/client.ts'
import { emit } from '../../events/emit.ts'
import { releaseFiles } from '../media/index.ts'

/** States of a comment. */
export const replyStatus = { inReview: 1, shown: 2, deleted: 5 } as const

export interface LockedReply {
  id: string
  publish_id: string
  parent_id: string | null
  author_id: string
  status: number
  child_count: number
  file_id: string | null
  /** When reports hid it; null once it is decided about. */
  hidden_at: Date | null
}

const lockedColumns = [
  'id',
  'publish_id',
  'parent_id',
  'author_id',
  'status',
  'child_count',
  'file_id',
  'hidden_at',
] as const

/** A comment that is not deleted, regardless of who may see it. */
export function findReply(db: Queryable, id: string): Promise<LockedReply | undefined> {
  return db
    .selectFrom('reply')
    .select(lockedColumns)
    .where('id', '=', id)
    .where('status', '<>', replyStatus.deleted)
    .executeTakeFirst()
}

/** As `findReply`, locked until the end of the transaction. */
export function lockReply(tx: Tx, id: string): Promise<LockedReply | undefined> {
  return tx
    .selectFrom('reply')
    .select(lockedColumns)
    .where('id', '=', id)
    .where('status', '<>', replyStatus.deleted)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Whether a comment has this photograph. */
export async function isPictureTaken(db: Queryable, fileId: string): Promise<boolean> {
  const row = await db.selectFrom('reply').select('id').where('file_id', '=', fileId).executeTakeFirst()
  return row !== undefined
}

/** How many comments a member wrote since an instant, including deleted ones. */
export async function countWritten(db: Queryable, authorId: string, since: Date): Promise<number> {
  const row = await db
    .selectFrom('reply')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('author_id', '=', authorId)
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow()
  return row.count
}

/** Changes the number of shown answers of a first-level comment. */
export async function moveChildCount(tx: Tx, id: string, delta: number): Promise<void> {
  await tx
    .updateTable('reply')
    .set((eb) => ({ child_count: eb('child_count', '+', delta) }))
    .where('id', '=', id)
    .execute()
}

/**
 * How much a locked, shown comment contributes to its post's count: itself and its answers; for an answer 1, or 0 if
 * the comment it answers, which must be locked too, is not shown.
 */
export async function countShownWith(tx: Tx, reply: LockedReply): Promise<number> {
  if (reply.parent_id === null) return 1 + reply.child_count
  const parent = await findReply(tx, reply.parent_id)
  return parent?.status === replyStatus.shown ? 1 : 0
}

/** Changes the state of a comment. A deleted one is unpinned and releases its photograph. */
export async function setReplyStatus(tx: Tx, id: string, status: number): Promise<void> {
  if (status === replyStatus.deleted) return endReply(tx, id)
  await tx.updateTable('reply').set({ status }).where('id', '=', id).execute()
}

async function endReply(tx: Tx, id: string): Promise<void> {
  const locked = await tx.selectFrom('reply').select('file_id').where('id', '=', id).executeTakeFirst()
  await tx
    .updateTable('reply')
    .set({ status: replyStatus.deleted, pinned: false, file_id: null })
    .where('id', '=', id)
    .execute()
  if (locked !== undefined && locked.file_id !== null) await releaseFiles(tx, [locked.file_id])
  await emit(tx, 'reply.settled', { replyId: id })
}

/** Deletes the answers to a comment. */
export async function deleteChildren(tx: Tx, parentId: string): Promise<void> {
  const rows = await tx
    .with('child', (query) =>
      query
        .selectFrom('reply')
        .select(['id', 'file_id'])
        .where('parent_id', '=', parentId)
        .where('status', '<>', replyStatus.deleted)
        .orderBy('id')
        .forNoKeyUpdate(),
    )
    .updateTable('reply')
    .from('child')
    .set({ status: replyStatus.deleted, file_id: null })
    .whereRef('reply.id', '=', 'child.id')
    .returning('child.file_id as file')
    .execute()
  await releaseFiles(
    tx,
    rows.flatMap((row) => row.file ?? []),
  )
}

/** Sets or removes a like. @returns the delta of the counter: 0 when nothing changed */
export async function setReplyLike(
  tx: Tx,
  { replyId, memberId, on, now }: { replyId: string; memberId: string; on: boolean; now: Date },
): Promise<-1 | 0 | 1> {
  if (on) {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('reply_like')
      .values({ reply_id: replyId, member_id: memberId, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    return numInsertedOrUpdatedRows === 1n ? 1 : 0
  }
  const { numDeletedRows } = await tx
    .deleteFrom('reply_like')
    .where('reply_id', '=', replyId)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return numDeletedRows === 1n ? -1 : 0
}

/** Moves the likes of a comment. @returns how many it has now */
export async function moveReplyLikes(tx: Tx, id: string, delta: -1 | 0 | 1): Promise<number> {
  const row = await tx
    .updateTable('reply')
    .set((eb) => ({ like_count: eb('like_count', '+', delta) }))
    .where('id', '=', id)
    .returning('like_count')
    .executeTakeFirstOrThrow()
  return row.like_count
}

/** SQL: whether this member likes the comment of the row. */
export function likesReply(memberId: RawBuilder<string>): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select 1 from reply_like l where l.reply_id = reply.id and l.member_id = ${memberId})`
}
