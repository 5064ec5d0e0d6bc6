import { capPeriodNames } from '@guangquan/contract/growth/growth.words'
import type { ValueNames } from '../audit/value-names.ts'

export const valueNames: ValueNames = {
  'growthRule.capPeriod': capPeriodNames,
}
