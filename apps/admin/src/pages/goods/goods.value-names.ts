import { codeStateNames, goodsStateNames } from '@guangquan/contract/goods/goods.words'
import type { ValueNames } from '../audit/value-names.ts'

export const valueNames: ValueNames = {
  'goods.state': goodsStateNames,
  // Acts of older releases name the goods.
  'goods.codeState': codeStateNames,
}
