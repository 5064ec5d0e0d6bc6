import type { Answer, Answers, Question } from '@guangquan/contract/questionnaire/questionnaire.words'
import { countedQuestions, isAnswered, shownAnswers, shownQuestions, usedPart } from './questionnaire-flow.ts'
import { limits, otherKey, says, types } from './questionnaire-terms.ts'

const segmenter = new Intl.Segmenter('zh', { granularity: 'grapheme' })
/** Characters as a reader counts them, and as the contract does. */
const lengthOf = (text: string): number => [...segmenter.segment(text)].length

/** Keys that can be chosen in a question, including 「其他」. */
export const choosable = ({ options, hasOther }: Question): string[] => [
  ...options.map(({ key }) => key),
  ...(hasOther ? [otherKey] : []),
]

/** What is wrong with an answer, as a sentence; null: nothing. The server checks whether models and areas exist. */
export function answerFault(question: Question, given: Answer | undefined): string | null {
  if (question.type === types.note) return null
  const answer = usedPart(question.type, given)
  if (!isAnswered(answer)) return question.required ? says.required : null
  switch (question.type) {
    case types.single:
    case types.dropdown:
      return choicesFault(question, answer, { min: 1, max: 1 })
    case types.multiple:
    case types.picture:
      return choicesFault(question, answer, { min: Math.max(1, question.min), max: question.max })
    case types.order:
      return orderFault(question, answer)
    case types.line:
      return textFault(answer, limits.line)
    case types.text:
      return textFault(answer, limits.text)
    case types.rating:
      return numberFault(answer, 1, limits.ratingMax)
    case types.nps:
      return numberFault(answer, 0, limits.npsMax)
    case types.matrix:
      return matrixFault(question, answer)
    case types.date:
      return isDay(answer.text ?? '') ? null : says.date
    case types.area:
      return isAreaPath(answer.choices ?? []) ? null : says.area
    case types.product:
      return answer.choices?.length === 1 ? null : says.product
  }
}

function choicesFault(question: Question, answer: Answer, { min, max }: { min: number; max: number }) {
  const { choices = [], other = '' } = answer
  const known = choosable(question)
  const isKnown =
    choices.every((choice) => known.includes(choice)) && new Set(choices).size === choices.length
  if (!isKnown || choices.length === 0) return says.choice
  if (choices.length < min) return says.minChoices(min)
  if (choices.length > max) return says.maxChoices(max)
  if (!choices.includes(otherKey)) return null
  if (other.trim() === '') return says.other
  return lengthOf(other) > limits.other ? says.tooLong(limits.other) : null
}

/** All options have to be arranged. */
function orderFault({ options }: Question, { choices = [] }: Answer): string | null {
  const isWhole = choices.length === options.length && options.every(({ key }) => choices.includes(key))
  return isWhole ? null : says.order
}

const textFault = ({ text = '' }: Answer, max: number) => {
  if (text.trim() === '') return says.required
  return lengthOf(text) > max ? says.tooLong(max) : null
}

const numberFault = ({ number = Number.NaN }: Answer, min: number, max: number) =>
  Number.isInteger(number) && number >= min && number <= max ? null : says.number

function matrixFault(question: Question, { rows = {} }: Answer): string | null {
  const known = choosable(question)
  const keys = question.rows.map(({ key }) => key)
  const isKnown = Object.entries(rows).every(([row, choice]) => keys.includes(row) && known.includes(choice))
  if (!isKnown) return says.choice
  return question.required && keys.some((key) => rows[key] === undefined) ? says.rows : null
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

const isAreaPath = (codes: readonly string[]): boolean =>
  codes.length === 3 && codes.every((code) => /^\d{6}$/.test(code))

/** The part of the answers that is stored: those of shown questions, each with the part that its type uses. */
export function cleanAnswers(questions: readonly Question[], answers: Answers): Record<string, Answer> {
  const kept = shownAnswers(questions, answers)
  return Object.fromEntries(
    questions.flatMap((question) => {
      const answer = kept[question.key]
      return answer === undefined ? [] : [[question.key, answer]]
    }),
  )
}

/** Faults in the answers of shown questions, by key. Questions that are not shown require nothing. */
export function answersFaults(questions: readonly Question[], answers: Answers): Record<string, string> {
  return Object.fromEntries(
    shownQuestions(questions, answers).flatMap((question) => {
      const fault = answerFault(question, answers[question.key])
      return fault === null ? [] : [[question.key, fault]]
    }),
  )
}

/** Whether answers were given carelessly: too fast, or the same straight down. */
export function isCareless(questions: readonly Question[], answers: Answers, seconds: number): boolean {
  const counted = countedQuestions(shownQuestions(questions, answers))
  return seconds < counted.length * limits.secondsEach || isStraight(counted, answers)
}

/** Whether many judgements in a row are the same: ratings, and rows of matrices. */
function isStraight(questions: readonly Question[], answers: Answers): boolean {
  let last: string | null = null
  let alike = 0
  for (const { key, type, rows } of questions) {
    const answer = answers[key]
    const judged =
      type === types.rating && answer?.number !== undefined
        ? [`n${answer.number}`]
        : type === types.matrix
          ? rows.flatMap((row) => answer?.rows?.[row.key] ?? [])
          : []
    for (const one of judged) {
      alike = one === last ? alike + 1 : 1
      last = one
      if (alike >= limits.straight) return true
    }
  }
  return false
}
