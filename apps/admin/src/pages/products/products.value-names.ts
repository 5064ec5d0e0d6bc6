import { expRuleNames } from '@guangquan/contract/growth/growth.words'
import type { ValueNames } from '../audit/value-names.ts'

export const valueNames: ValueNames = {
  'productCategory.rewardRule': expRuleNames,
}
