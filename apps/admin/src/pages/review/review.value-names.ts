import { reviewKindNames } from '@guangquan/contract/staff/staff-names'
import type { ValueNames } from '../audit/value-names.ts'

export const valueNames: ValueNames = {
  'reviewReason.kinds': reviewKindNames,
}
