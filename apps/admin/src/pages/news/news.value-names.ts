import { newsStateNames, newsTypeNames } from '@guangquan/contract/news/news.words'
import type { ValueNames } from '../audit/value-names.ts'

export const valueNames: ValueNames = {
  'news.type': newsTypeNames,
  'news.state': newsStateNames,
}
