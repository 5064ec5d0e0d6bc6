import { wordActions } from '@guangquan/contract/word-list/word-actions'
import type { ValueNames } from '../audit/value-names.ts'

export const valueNames: ValueNames = {
  'word.action': wordActions,
}
