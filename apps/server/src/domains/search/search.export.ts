import { timeTextOf } from '@guangquan/rules/time-text'
import type { Queryable } from '../../db/client.ts'

/** A member's searches, newest first. */
export async function exportSearches(db: Queryable, memberId: string): Promise<object[]> {
  const rows = await db
    .selectFrom('search_word')
    .where('member_id', '=', memberId)
    .select(['keyword', 'searched_at'])
    .orderBy('searched_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ keyword: row.keyword, time: timeTextOf(row.searched_at) }))
}

/** Deletes a member's searches. */
export async function eraseSearches(db: Queryable, memberId: string): Promise<void> {
  await db.deleteFrom('search_word').where('member_id', '=', memberId).execute()
}
