import { timeTextOf } from '@guangquan/rules/time-text'
import { choiceName } from '../site/index.ts'
import { reasonDictionaries } from './reason-dictionaries.ts'
import type { Queryable } from '../../db/client.ts'

/** A report in its author's export. */
export interface ExportedReport {
  reportType: number
  targetId: string
  reason: number
  reasonName: string
  text: string
  createTime: string
}

/** A member's reports, oldest first. */
export async function exportReports(db: Queryable, memberId: string): Promise<ExportedReport[]> {
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
    reasonName: reasonName(row.report_type, row.reason),
    text: row.body,
    createTime: timeTextOf(row.created_at),
  }))
}

/** A reason in words; empty for one that no longer exists. */
export function reasonName(reportType: number, reason: number): string {
  const dictionary = Object.entries(reasonDictionaries).find(([type]) => Number(type) === reportType)?.[1]
  return dictionary === undefined ? '' : choiceName(dictionary, reason)
}

/** Removes a member's texts and pictures from their reports. That a target was reported stays. */
export async function eraseReports(db: Queryable, memberId: string): Promise<void> {
  await db.updateTable('report').set({ body: '', file_ids: [] }).where('member_id', '=', memberId).execute()
}
