import { reviewKind, type ReportType } from '@guangquan/contract'
import type { Tx } from '../../db/client.ts'
import { reportedOf, reviewCases } from '../target/index.ts'

/** Adds a report to the open case of its target, or opens one. Called before the report is written. */
export async function openCase(
  tx: Tx,
  reportType: ReportType,
  target: { targetId: string; memberId: string; at: Date },
): Promise<void> {
  // Whatever can be reported is a kind of case under the same name.
  const kind = reviewKind.parse(reportedOf(reportType)?.name)
  await reviewCases.get().open(tx, 'reports', { kind, ...target })
}
