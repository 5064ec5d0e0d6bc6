import { feedbackStates, type FeedbackType } from '@guangquan/contract'
import { sql, type Selectable } from 'kysely'
import type { Queryable, Tx } from '../../db/client.ts'
import type { Feedback, FeedbackReply } from '../../db/tables.gen.ts'
import type { Env } from '../../env.ts'
import { fail } from '../../fail.ts'
import { sealContact } from './contact.ts'

export type FeedbackRow = Selectable<Feedback>
export type ReplyRow = Selectable<FeedbackReply>

export interface NewFeedback {
  id: string
  memberId: string
  type: FeedbackType
  text: string
  /** Empty without one. */
  contact: string
  /** In their order, claimed before. */
  fileIds: readonly string[]
  at: Date
}

/** Inserts a ticket that waits, with its pictures. @throws UploadNotFound for a picture of another ticket */
export async function insertFeedback(env: Env, tx: Tx, ticket: NewFeedback): Promise<{ number: number }> {
  const { id, memberId, type, text, contact, fileIds, at } = ticket
  const inserted = await tx
    .insertInto('feedback')
    .values({
      id,
      member_id: memberId,
      type,
      text,
      contact_cipher: sealContact(env, id, contact),
      created_at: at,
      updated_at: at,
    })
    .returning('number')
    .executeTakeFirstOrThrow()
  if (fileIds.length === 0) return inserted
  const pictures = await tx
    .insertInto('feedback_picture')
    .values(fileIds.map((fileId, position) => ({ feedback_id: id, position, file_id: fileId })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('position')
    .execute()
  if (pictures.length !== fileIds.length) fail('UploadNotFound')
  return inserted
}

/** A ticket in any state. */
export async function findFeedback(db: Queryable, id: string): Promise<FeedbackRow | undefined> {
  return db.selectFrom('feedback').where('id', '=', id).selectAll().executeTakeFirst()
}

/** A ticket, locked. @throws ContentNotFound */
export async function lockFeedback(tx: Tx, id: string): Promise<FeedbackRow> {
  const found = tx.selectFrom('feedback').where('id', '=', id).selectAll().forUpdate()
  return (await found.executeTakeFirst()) ?? fail('ContentNotFound')
}

type Change = Partial<Pick<FeedbackRow, 'state' | 'staff_name' | 'closed_by' | 'closed_at'>>

/** Changes a locked ticket: each change is a new version. */
export async function changeFeedback(
  tx: Tx,
  row: Pick<FeedbackRow, 'id' | 'version'>,
  { at, ...change }: Change & { at: Date },
): Promise<void> {
  await tx
    .updateTable('feedback')
    .set({ ...change, version: row.version + 1, updated_at: at })
    .where('id', '=', row.id)
    .execute()
}

/** A member's number of open tickets, and of those written since an instant. */
export async function countFeedback(
  tx: Tx,
  { memberId, since }: { memberId: string; since: Date },
): Promise<{ open: number; written: number }> {
  const { rows } = await sql<{ open: number; written: number }>`
    select count(*) filter (where state <> ${sql.lit(feedbackStates.closed)}) as open,
      count(*) filter (where created_at >= ${since}) as written
    from feedback where member_id = ${memberId}::uuid`.execute(tx)
  return rows[0] ?? { open: 0, written: 0 }
}

/** The answers of a ticket, oldest first. */
export async function listReplies(db: Queryable, feedbackId: string): Promise<ReplyRow[]> {
  return db
    .selectFrom('feedback_reply')
    .where('feedback_id', '=', feedbackId)
    .selectAll()
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}
