import { applicationStateNames } from '@guangquan/contract/product/product-activity.words'
import type { ValueNames } from '../audit/value-names.ts'

export const valueNames: ValueNames = {
  'productApplication.state': applicationStateNames,
}
