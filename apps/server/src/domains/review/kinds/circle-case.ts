import { reportTypes } from '@guangquan/contract'
import * as z from 'zod'
import { announceFrozen, freezeReported, lockReportedCircle, unfreezeReported } from '../../circle/index.ts'
import { caseKind } from './case-kind.ts'

/** Decisions about reported circles: a circle that is refused is frozen. */
export const circleCase = caseKind(z.object({ isFrozen: z.boolean() }), {
  reportType: reportTypes.circle,
  lock: lockReportedCircle,
  apply: async (tx, now, { targetId: id, decision, reason }) => ({
    isFrozen: decision === 'refuse' && (await freezeReported(tx, now, { id, reason })),
  }),
  revert: async (tx, now, { targetId: id }, { isFrozen }) => !isFrozen || unfreezeReported(tx, now, { id }),
  finish: async (tx, now, { targetId: id, reason }, { isFrozen }) => {
    if (isFrozen) await announceFrozen(tx, now, { id, reason })
    return null
  },
})
