import { timeTextOf } from '@guangquan/rules/time-text'
import type { Queryable, Tx } from '../../db/client.ts'
import { loadAppeals } from './appeal.store.ts'
import { strikeFacts } from './strike-facts.ts'

/** A member's strikes with their appeals, oldest first. */
export async function exportStrikes(db: Queryable, memberId: string): Promise<object[]> {
  const rows = await db
    .selectFrom('strike')
    .where('member_id', '=', memberId)
    .selectAll()
    .orderBy('id')
    .execute()
  const appeals = await loadAppeals(
    db,
    rows.map((row) => row.id),
  )
  return rows.map((row) => {
    const { kind, reason, untilTime, target, createTime, liftTime } = strikeFacts(row)
    const appeal = appeals.get(row.id)
    return {
      kind,
      reason,
      until: untilTime,
      targetKind: target?.kind ?? null,
      targetText: target?.text ?? '',
      targetChange: target?.change ?? 'none',
      createTime,
      liftTime,
      appeal: appeal?.body ?? '',
      appealTime: appeal === undefined ? null : timeTextOf(appeal.created_at),
      answer: appeal?.answer ?? '',
    }
  })
}

/** Removes the texts of a member's strikes and appeals; the rows stay. */
export async function eraseStrikes(tx: Tx, memberId: string): Promise<void> {
  await tx
    .updateTable('strike')
    .set({ reason: '', target_text: '' })
    .where('member_id', '=', memberId)
    .execute()
  await tx.deleteFrom('strike_lift').where('member_id', '=', memberId).execute()
  await tx.updateTable('appeal').set({ body: '', answer: '' }).where('member_id', '=', memberId).execute()
}
