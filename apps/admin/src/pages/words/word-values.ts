import type { WordAction } from '@guangquan/contract/word-list/word-actions'

/** Values of a word's form. */
export interface WordValues {
  word: string
  action: WordAction
  /** Missing while the field is not shown. */
  replacement?: string
  category: string
  note: string
}
