import { timeTextOf } from '@guangquan/rules/time-text'
import { choiceNames } from '../site/index.ts'
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
  const reasonName = await reasonNames(db)
  return rows.map((row) => ({
    reportType: row.report_type,
    targetId: row.target_id,
    reason: row.reason,
    reasonName: reasonName(row.report_type, row.reason),
    text: row.body,
    createTime: timeTextOf(row.created_at),
  }))
}

/** Reasons in words, also those that can no longer be chosen; empty for one that no longer exists. */
export async function reasonNames(db: Queryable): Promise<(reportType: number, reason: number) => string> {
  const nameOf = await choiceNames(db, Object.values(reasonDictionaries))
  return (reportType, reason) => {
    const code = Object.entries(reasonDictionaries).find(([type]) => Number(type) === reportType)?.[1]
    return code === undefined ? '' : nameOf(code, reason)
  }
}

/** Removes a member's texts, pictures and shown messages from their reports. That a target was reported stays. */
export async function eraseReports(db: Queryable, memberId: string): Promise<void> {
  await db
    .updateTable('report')
    .set({ body: '', file_ids: [], conversation_id: null, conversation_seq: null })
    .where('member_id', '=', memberId)
    .execute()
}
