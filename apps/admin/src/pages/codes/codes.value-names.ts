import { accessCodeStateNames } from '@guangquan/contract/product/product.words'
import type { ValueNames } from '../audit/value-names.ts'

export const valueNames: ValueNames = {
  // Earlier acts stored words, later ones numbers.
  'accessCodes.state': { frozen: '已冻结', unused: '未使用', void: '已作废', ...accessCodeStateNames },
}
