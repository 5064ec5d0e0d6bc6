import { shopTypeNames } from '@guangquan/contract/goods/goods.words'
import type { ValueNames } from '../audit/value-names.ts'

export const valueNames: ValueNames = {
  'shop.type': shopTypeNames,
}
