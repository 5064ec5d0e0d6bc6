import { strikeKinds } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import type { Queryable, Tx } from '../../db/client.ts'

/** A member's strikes, oldest first. */
export async function exportStrikes(db: Queryable, memberId: string): Promise<object[]> {
  const rows = await db
    .selectFrom('strike')
    .where('member_id', '=', memberId)
    .selectAll()
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    kind: Object.entries(strikeKinds).find(([, number]) => number === row.kind)?.[0],
    reason: row.reason,
    until: row.ends_at && timeTextOf(row.ends_at),
    targetKind: row.target_kind,
    targetText: row.target_text,
    targetChange: row.target_change,
    createTime: timeTextOf(row.created_at),
    liftTime: row.lifted_at && timeTextOf(row.lifted_at),
  }))
}

/** Removes what a member's strikes say; that there were some stays. */
export async function eraseStrikes(tx: Tx, memberId: string): Promise<void> {
  await tx
    .updateTable('strike')
    .set({ reason: '', target_text: '' })
    .where('member_id', '=', memberId)
    .execute()
}
