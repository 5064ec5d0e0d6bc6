import {
  endOfQuestions,
  otherKey,
  questionTypes,
  type Condition,
  type Operator,
  type Question,
} from '@guangquan/contract/questionnaire/questionnaire.words'

export const operatorNames: Readonly<Record<Operator, string>> = {
  is: '选了',
  isNot: '没有选',
  from: '至少是',
  upTo: '至多是',
  isAnswered: '答了',
  isEmpty: '没有答',
}

const { single, multiple, dropdown, picture, rating, nps } = questionTypes
const choices: readonly number[] = [single, multiple, dropdown, picture]
const numbers: readonly number[] = [rating, nps]

/** How the answer of a question can be compared. */
export function operatorsOf(question: Question | undefined): Operator[] {
  if (question === undefined) return []
  if (numbers.includes(question.type)) return ['is', 'isNot', 'from', 'upTo', 'isAnswered', 'isEmpty']
  return choices.includes(question.type)
    ? ['is', 'isNot', 'isAnswered', 'isEmpty']
    : ['isAnswered', 'isEmpty']
}

/** The values that it can be compared with. */
export function valuesOf(question: Question | undefined): { value: string; label: string }[] {
  if (question === undefined) return []
  if (question.type === rating) return numbersFrom(1, 5)
  if (question.type === nps) return numbersFrom(0, 10)
  const options = question.options.map(({ key, text }) => ({
    value: key,
    label: text === '' ? '还没有写' : text,
  }))
  return question.hasOther ? [...options, { value: otherKey, label: '其他' }] : options
}

const numbersFrom = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ value: String(from + at), label: String(from + at) }))

const placeOf = (key: string, questions: readonly Question[]): string => {
  const at = questions.findIndex((one) => one.key === key)
  return at === -1 ? '一道已经删掉的题' : `第 ${at + 1} 题`
}

function conditionText(
  { question: key, operator, values }: Condition,
  questions: readonly Question[],
): string {
  const labels = valuesOf(questions.find((one) => one.key === key))
  const named = values.map((value) => labels.find((one) => one.value === value)?.label ?? value)
  return `${placeOf(key, questions)}${operatorNames[operator]}${named.map((name) => `「${name}」`).join('或')}`
}

/** When a question is shown, and where it jumps to. */
export function logicSentences({ showIf, jumps }: Question, questions: readonly Question[]): string[] {
  const all = (when: readonly Condition[]) => when.map((one) => conditionText(one, questions)).join('，并且')
  return [
    ...(showIf.length === 0 ? [] : [`${all(showIf)}，才显示`]),
    ...jumps.map(({ when, to }) => {
      const goal = to === endOfQuestions ? '直接交卷' : `跳到${placeOf(to, questions)}`
      return when.length === 0 ? `然后${goal}` : `${all(when)}，${goal}`
    }),
  ]
}
