import { emit } from '../../events/emit.ts'
import type { Queryable, Tx } from '../../db/client.ts'

export const reportState = { waiting: 1, upheld: 2, dismissed: 3 } as const

interface Decision {
  now: Date
  reportType: number
  targetId: string
  /** Whether the reported target is removed. */
  upheld: boolean
}

/**
 * Closes the open reports of a target. Their authors are notified by `announceReports`. The caller is responsible for
 * the permission.
 * @returns whether there was any
 */
export async function settleReports(
  tx: Tx,
  { now, reportType, targetId, upheld }: Decision,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('report')
    .set({ status: upheld ? reportState.upheld : reportState.dismissed, decided_at: now })
    .where('report_type', '=', reportType)
    .where('target_id', '=', targetId)
    .where('status', '=', reportState.waiting)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Notifies those whose reports of a target were settled at `now`. */
export async function announceReports(
  tx: Tx,
  { reportType, targetId, upheld, now }: Decision,
): Promise<void> {
  await emit(tx, 'report.decided', { reportType, targetId, upheld, decidedAt: now })
}

/** Opens the reports again that were settled at an instant. */
export async function reopenReports(
  tx: Tx,
  { reportType, targetId, settledAt }: { reportType: number; targetId: string; settledAt: Date },
): Promise<void> {
  await tx
    .updateTable('report')
    .set({ status: reportState.waiting, decided_at: null })
    .where('report_type', '=', reportType)
    .where('target_id', '=', targetId)
    .where('decided_at', '=', settledAt)
    .execute()
}

/** Members whose reports of a target were settled at an instant; without one, all who reported it. */
export async function listReporters(
  db: Queryable,
  { reportType, targetId, decidedAt }: { reportType: number; targetId: string; decidedAt?: Date | undefined },
): Promise<string[]> {
  const rows = await db
    .selectFrom('report')
    .where('report_type', '=', reportType)
    .where('target_id', '=', targetId)
    .$if(decidedAt !== undefined, (query) => query.where('decided_at', '=', decidedAt ?? null))
    .select('member_id')
    .execute()
  return rows.map((row) => row.member_id)
}
