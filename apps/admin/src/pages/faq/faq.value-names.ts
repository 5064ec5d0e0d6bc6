import { faqCategoryNames } from '@guangquan/contract/faq/faq.words'
import type { ValueNames } from '../audit/value-names.ts'

export const valueNames: ValueNames = {
  'faq.category': faqCategoryNames,
}
