import type {
  Condition,
  Question,
  QuestionnaireState,
  QuestionType,
} from '@guangquan/contract/questionnaire/questionnaire.words'
import { choosable } from './questionnaire-answers.ts'
import { countedQuestions } from './questionnaire-flow.ts'
import { endOfQuestions, limits, says, stages, states, types } from './questionnaire-terms.ts'

const withOptions: readonly QuestionType[] = [
  types.single,
  types.multiple,
  types.dropdown,
  types.matrix,
  types.order,
  types.picture,
]
const withAmounts: readonly QuestionType[] = [types.multiple, types.picture]

const areDistinct = (keys: readonly string[]): boolean => new Set(keys).size === keys.length

/** Faults of questions, by position. Without faults, every path through them reaches the end. */
export function definitionFaults(questions: readonly Question[]): Map<number, string> {
  const faults = new Map<number, string>()
  const positions = new Map<string, number>()
  for (const [position, question] of questions.entries()) {
    const earlier = questions.slice(0, position)
    const fault = positions.has(question.key)
      ? says.sameKeys
      : (partsFault(question) ?? logicFault(question, earlier, questions.slice(position + 1)))
    positions.set(question.key, position)
    if (fault !== null) faults.set(position, fault)
  }
  return faults
}

/** Whether there is anything to answer. */
export const hasQuestions = (questions: readonly Question[]): boolean =>
  countedQuestions(questions).length > 0

function partsFault(question: Question): string | null {
  const { type, options, hasOther, rows, min, max } = question
  if (!withOptions.includes(type)) return options.length > 0 || hasOther ? says.noOptions : null
  const keys = choosable(question)
  const isWhole = keys.length >= 2 && areDistinct(keys) && areDistinct(options.map(({ text }) => text))
  if (!isWhole) return says.options
  if (hasOther && (type === types.order || type === types.matrix)) return says.noOptions
  if (type === types.matrix && (rows.length === 0 || !areDistinct(rows.map(({ key }) => key))))
    return says.matrixRows
  if (type === types.picture && options.some(({ picture }) => picture === '')) return says.pictures
  if (withAmounts.includes(type) && !(min <= max && max >= 1 && max <= keys.length)) return says.amounts
  return null
}

function logicFault(
  question: Question,
  earlier: readonly Question[],
  later: readonly Question[],
): string | null {
  const own = [...earlier, question]
  if (!question.showIf.every((condition) => isAbout(condition, earlier))) return says.condition
  if (!question.jumps.every(({ when }) => when.every((condition) => isAbout(condition, own))))
    return says.condition
  const isForward = ({ to }: { to: string }) => to === endOfQuestions || later.some(({ key }) => key === to)
  return question.jumps.every(isForward) ? null : says.jump
}

const numberMax: Partial<Record<QuestionType, number>> = {
  [types.rating]: limits.ratingMax,
  [types.nps]: limits.npsMax,
}

/** Whether a condition refers to a possible answer of one of these questions. */
function isAbout({ question: key, operator, values }: Condition, among: readonly Question[]): boolean {
  const question = among.find((one) => one.key === key)
  if (question === undefined || question.type === types.note) return false
  if (operator === 'isAnswered' || operator === 'isEmpty') return values.length === 0
  const max = numberMax[question.type]
  const isNumber = (value: string) => /^\d{1,2}$/.test(value) && Number(value) <= (max ?? -1)
  if (operator === 'from' || operator === 'upTo')
    return values.length === 1 && values.every((value) => isNumber(value))
  if (values.length === 0) return false
  if (max !== undefined) return values.every((value) => isNumber(value))
  const isChosen = withOptions.includes(question.type) && question.type !== types.matrix
  return isChosen && values.every((value) => choosable(question).includes(value))
}

/** Whether two versions differ only in wording, so that answers to one are answers to the other. */
export function differsInWordsOnly(before: readonly Question[], after: readonly Question[]): boolean {
  const shapeOf = (questions: readonly Question[]) =>
    JSON.stringify(
      questions.map(({ title: _title, hint: _hint, options, rows, ...rest }) => [
        Object.entries(rest).toSorted(([a], [b]) => (a < b ? -1 : 1)),
        options.map(({ key, picture }) => [key, picture]),
        rows.map(({ key }) => key),
      ]),
    )
  return shapeOf(before) === shapeOf(after)
}

/** The facts that determine the state; times are epoch milliseconds. */
export interface QuestionnaireTimes {
  stage: number
  start: number
  end: number
}

export function questionnaireStateAt(
  { stage, start, end }: QuestionnaireTimes,
  now: number,
): QuestionnaireState {
  if (stage === stages.closed) return states.closed
  if (stage !== stages.published) return states.draft
  if (now < start) return states.notOpen
  return now < end ? states.running : states.ended
}
