import { v7 as uuid } from 'uuid'
import type { DemoPart } from '../../../demo/demo-part.ts'
import { hideReply, lockReplyAndParent } from '../../reply/index.ts'
import { insertRows } from '../../../demo/insert-rows.ts'
import type { PlannedReport, PlannedStrike } from '../../../demo/plan.ts'

const kinds = new Map([
  [1, 'post'],
  [2, 'comment'],
  [4, 'member'],
])

/** The cases that were decided; those that wait are opened by their posts, comments, reports, cards and profiles. */
export const reviewDemo: DemoPart = {
  addRows: ({ plan: { queue } }, tx) => {
    const dismissed = Map.groupBy(
      queue.reports.filter(({ dismissedAt }) => dismissedAt !== null),
      ({ targetId }) => targetId,
    )
    const passed = [...dismissed.values()].flatMap((reports) => passedCase(reports) ?? [])
    return insertRows(tx, 'review_case', [
      ...passed,
      ...queue.strikes.flatMap((strike) => struckCase(strike) ?? []),
    ])
  },
  deriveRows: async ({ plan: { queue } }, tx) => {
    for (const { id, at } of queue.hidden) {
      const reply = await lockReplyAndParent(tx, id)
      if (reply !== undefined) await hideReply(tx, reply, at)
    }
  },
}

const decided = { priority: 2, decided_name: '值班' }

function passedCase(reports: readonly PlannedReport[]) {
  const [first] = reports
  const kind = kinds.get(first?.reportType ?? 0)
  if (first === undefined || kind === undefined) return null
  return {
    ...decided,
    id: uuid(),
    kind,
    target_id: first.targetId,
    member_id: first.ownerId,
    causes: ['reports'],
    report_count: reports.length,
    opened_at: first.createdAt,
    decided_at: first.dismissedAt,
    decision: 'pass',
    finished_at: first.dismissedAt,
  }
}

function struckCase({ target, member, kind, days, reason, at }: PlannedStrike) {
  if (target === null) return null
  return {
    ...decided,
    id: uuid(),
    kind: target.kind,
    target_id: target.id,
    member_id: member.id,
    causes: ['word'],
    opened_at: new Date(at.getTime() - 3600_000),
    decided_at: at,
    decision: kind === 'warning' ? 'warn' : kind,
    days: days ?? null,
    reason,
    finished_at: at,
  }
}
