import { reportTypes } from '@guangquan/contract'
import * as z from 'zod'
import { lockRestriction } from '../../member/index.ts'
import { caseKind } from './case-kind.ts'

/** Decisions about reported members: their reports and sanctions are all that changes. */
export const memberCase = caseKind(z.null(), {
  reportType: reportTypes.member,
  lock: lockRestriction,
  apply: () => Promise.resolve(null),
  revert: () => Promise.resolve(true),
  finish: () => Promise.resolve(null),
})
