import type { DemoPart } from '../../../demo/demo-part.ts'
import { insertRows } from '../../../demo/insert-rows.ts'
import { openCase } from '../open-case.ts'

const waiting = 1
const dismissed = 3

/** The planned reports, open and decided. */
export const reportDemo: DemoPart = {
  addRows: async ({ plan }, tx) => {
    for (const { reportType, targetId, ownerId, createdAt, dismissedAt } of plan.queue.reports) {
      if (dismissedAt === null) await openCase(tx, reportType, { targetId, memberId: ownerId, at: createdAt })
    }
    await insertRows(
      tx,
      'report',
      plan.queue.reports.map(
        ({ id, reporter, reportType, targetId, reason, text, createdAt, dismissedAt }) => ({
          id,
          member_id: reporter.id,
          report_type: reportType,
          target_id: targetId,
          reason,
          body: text,
          status: dismissedAt === null ? waiting : dismissed,
          created_at: createdAt,
          decided_at: dismissedAt,
        }),
      ),
    )
  },
}
