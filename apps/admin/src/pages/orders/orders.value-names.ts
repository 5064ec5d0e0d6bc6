import { codeStateNames, orderStateNames } from '@guangquan/contract/goods/goods.words'
import type { ValueNames } from '../audit/value-names.ts'

export const valueNames: ValueNames = {
  'order.codeState': codeStateNames,
  'order.state': orderStateNames,
}
