import { timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { Database, Queryable, Tx } from '../../db/client.ts'
import { eraseInBatches, mentionsMember, withoutMember } from '../mention/index.ts'
import { listDraftContents, type DraftContent } from './draft.store.ts'

/** Drafts of a member, newest first. */
export async function exportDrafts(
  db: Queryable,
  authorId: string,
): Promise<(Omit<DraftContent, 'mentions'> & { publishType: number; savedTime: string })[]> {
  const drafts = await listDraftContents(db, authorId)
  return drafts.map(({ publishType, content: { mentions: _mentions, ...content }, savedAt }) => ({
    ...content,
    publishType,
    savedTime: timeTextOf(savedAt),
  }))
}

/** Deletes a member's drafts. Files are removed by the caller, together with all others of the member. */
export async function eraseDrafts(db: Database, authorId: string): Promise<void> {
  await db.deleteFrom('draft').where('author_id', '=', authorId).execute()
}

/** Removes a member's name and id from others' drafts. May be run again after an interruption. */
export async function eraseMentionsInDrafts(db: Database, memberId: string): Promise<void> {
  const named = db
    .selectFrom('draft')
    .select('id')
    .where(mentionsMember(sql`(content -> 'mentions')`, memberId))
  await eraseInBatches(
    db,
    (limit) => named.limit(limit).execute(),
    (tx, id) => eraseInDraft(tx, id, memberId),
  )
}

async function eraseInDraft(tx: Tx, id: string, memberId: string): Promise<void> {
  const row = await tx
    .selectFrom('draft')
    .select('content')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) return
  const content = withoutMember(row.content, memberId)
  await tx.updateTable('draft').set({ content }).where('id', '=', id).execute()
}
