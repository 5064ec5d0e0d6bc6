import { decisionLabels } from '../review/names.ts'
import { postStateNames, reviewCauseNames } from '@guangquan/contract/staff/staff-names'
import type { ValueNames } from '../audit/value-names.ts'

export const valueNames: ValueNames = {
  'post.status': postStateNames,
  'post.decision': decisionLabels,
  'post.causes': reviewCauseNames,
}
