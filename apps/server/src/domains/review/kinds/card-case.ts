import * as z from 'zod'
import { fail } from '../../../fail.ts'
import { announceClubCard, lockClubCard, reopenClubCard, settleClubCard } from '../../club/index.ts'
import { caseKind } from './case-kind.ts'

/** Decisions about club cards. */
export const cardCase = caseKind(z.null(), {
  reportType: null,
  lock: lockClubCard,
  apply: async (tx, now, { memberId, decision, reason }) => {
    const accepted = decision === 'pass'
    if (!(await settleClubCard(tx, now, { memberId, accepted, reason }))) fail('ContentNotFound')
    return null
  },
  revert: (tx, _now, { memberId, decidedAt: settledAt }) => reopenClubCard(tx, { memberId, settledAt }),
  finish: async (tx, _now, { memberId, decision }) => {
    await announceClubCard(tx, { memberId, accepted: decision === 'pass' })
    return null
  },
})
