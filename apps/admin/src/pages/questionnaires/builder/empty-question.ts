import {
  questionTypes,
  type Question,
  type QuestionType,
} from '@guangquan/contract/questionnaire/questionnaire.words'

const { single, multiple, dropdown, matrix, order, picture } = questionTypes

export const withOptions: readonly QuestionType[] = [single, multiple, dropdown, matrix, order, picture]
/** Types whose last option may be 「其他」. */
export const mayHaveOther: readonly QuestionType[] = [single, multiple, dropdown]
export const withAmounts: readonly QuestionType[] = [multiple, picture]

/** A new question of a type, with its minimum content. */
export function emptyQuestion(key: string, type: QuestionType): Question {
  return {
    key,
    type,
    title: '',
    hint: '',
    required: false,
    newPage: false,
    options: withOptions.includes(type)
      ? [
          { key: 'o1', text: '', picture: '' },
          { key: 'o2', text: '', picture: '' },
        ]
      : [],
    hasOther: false,
    shuffled: false,
    min: withAmounts.includes(type) ? 1 : 0,
    max: withAmounts.includes(type) ? 2 : 1,
    rows: type === matrix ? [{ key: 'r1', text: '' }] : [],
    showIf: [],
    jumps: [],
  }
}

/** A key that none of the others has: q1, q2 and so on. */
export function newKey(letter: string, others: readonly { key: string }[]): string {
  for (let n = others.length + 1; ; n++) {
    const key = `${letter}${n}`
    if (!others.some((one) => one.key === key)) return key
  }
}
