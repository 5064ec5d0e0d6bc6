import { timeTextOf } from '@guangquan/rules/time-text'
import type { Queryable, Tx } from '../../db/client.ts'

/** Records whom a member just mentioned or answered, for the suggestions at @. */
export async function recordContacts(
  tx: Tx,
  now: Date,
  { memberId, otherIds }: { memberId: string; otherIds: readonly string[] },
): Promise<void> {
  const others = [...new Set(otherIds)].filter((id) => id !== memberId).toSorted()
  if (others.length === 0) return
  await tx
    .insertInto('recent_contact')
    .values(others.map((other_id) => ({ member_id: memberId, other_id, at: now })))
    .onConflict((conflict) => conflict.columns(['member_id', 'other_id']).doUpdateSet({ at: now }))
    .execute()
}

/** Members that a member mentioned or answered, most recent first. */
export async function exportContacts(
  db: Queryable,
  memberId: string,
): Promise<{ userId: string; time: string }[]> {
  const rows = await db
    .selectFrom('recent_contact')
    .where('member_id', '=', memberId)
    .select(['other_id', 'at'])
    .orderBy('at', 'desc')
    .orderBy('other_id')
    .execute()
  return rows.map((row) => ({ userId: row.other_id, time: timeTextOf(row.at) }))
}

/** Deletes all contacts of a member, in both directions. */
export async function eraseContacts(db: Queryable, memberId: string): Promise<void> {
  await db
    .deleteFrom('recent_contact')
    .where((eb) => eb.or([eb('member_id', '=', memberId), eb('other_id', '=', memberId)]))
    .execute()
}
