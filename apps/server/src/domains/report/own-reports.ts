import { timeTextOf } from '@guangquan/rules/time-text'
import type { Queryable } from '../../db/client.ts'

/** A report as who made it takes it along. */
export interface CollectedReport {
  reportType: number
  targetId: string
  reason: number
  text: string
  createTime: string
}

/** What a member reported, oldest first. */
export async function collectReports(db: Queryable, memberId: string): Promise<CollectedReport[]> {
  const rows = await db
    .selectFrom('report')
    .where('member_id', '=', memberId)
    .select(['report_type', 'target_id', 'reason', 'body', 'created_at'])
    .orderBy('created_at')
    .execute()
  return rows.map((row) => ({
    reportType: row.report_type,
    targetId: row.target_id,
    reason: row.reason,
    text: row.body,
    createTime: timeTextOf(row.created_at),
  }))
}

/** Takes the words and pictures of a member out of their reports. That something was reported stays. */
export async function eraseReports(db: Queryable, memberId: string): Promise<void> {
  await db.updateTable('report').set({ body: '', file_ids: [] }).where('member_id', '=', memberId).execute()
}
