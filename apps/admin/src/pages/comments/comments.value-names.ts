import { decisionLabels } from '../review/names.ts'
import { commentStateNames, reviewCauseNames } from '@guangquan/contract/staff/staff-names'
import type { ValueNames } from '../audit/value-names.ts'

export const valueNames: ValueNames = {
  'comment.status': commentStateNames,
  'comment.decision': decisionLabels,
  'comment.causes': reviewCauseNames,
}
