import type {
  Answer,
  Answers,
  Condition,
  Question,
} from '@guangquan/contract/questionnaire/questionnaire.words'
import { endOfQuestions, otherKey, types } from './questionnaire-terms.ts'

/** Whether an answer contains anything. */
export function isAnswered(answer: Answer | undefined): answer is Answer {
  if (answer === undefined) return false
  const { choices, text, number, rows } = answer
  return (
    (choices !== undefined && choices.length > 0) ||
    (text !== undefined && text.trim() !== '') ||
    number !== undefined ||
    (rows !== undefined && Object.keys(rows).length > 0)
  )
}

/** The part of an answer that its type uses; the rest is ignored and not stored. */
export function usedPart(
  type: Question['type'],
  { choices, other, text, number, rows }: Answer = {},
): Answer {
  switch (type) {
    case types.line:
    case types.text:
    case types.date:
      return { text: (text ?? '').trim() }
    case types.rating:
    case types.nps:
      return { number }
    case types.matrix:
      return { rows }
    case types.note:
      return {}
    case types.single:
    case types.multiple:
    case types.dropdown:
    case types.order:
    case types.picture:
    case types.area:
    case types.product:
      return choices?.includes(otherKey) === true ? { choices, other: (other ?? '').trim() } : { choices }
  }
}

/** Whether a condition is met by the answers to the questions that were shown before. */
function holds({ question, operator, values }: Condition, shown: ReadonlyMap<string, Answer>): boolean {
  const answer = shown.get(question)
  if (operator === 'isEmpty') return answer === undefined
  if (answer === undefined) return false
  if (operator === 'isAnswered') return true
  if (operator === 'from') return (answer.number ?? -Infinity) >= Number(values[0])
  if (operator === 'upTo') return (answer.number ?? Infinity) <= Number(values[0])
  const chosen = answer.number === undefined ? (answer.choices ?? []) : [String(answer.number)]
  const isAmong = chosen.some((choice) => values.includes(choice))
  return operator === 'is' ? isAmong : !isAmong
}

/**
 * The questions to which these answers lead, in order. The path follows from the answers alone and is computed from the
 * first question each time: going back and forward again takes the same path, and the answer to a question that is no
 * longer shown is ignored. Jumps lead forward, so every path ends.
 */
export function shownQuestions<Q extends Question>(questions: readonly Q[], answers: Answers): Q[] {
  const positions = new Map(questions.map(({ key }, position) => [key, position]))
  const shown: Q[] = []
  const given = new Map<string, Answer>()
  let next = 0
  for (const [position, question] of questions.entries()) {
    if (position < next) continue
    if (!question.showIf.every((condition) => holds(condition, given))) continue
    shown.push(question)
    const answer = usedPart(question.type, answers[question.key])
    if (question.type !== types.note && isAnswered(answer)) given.set(question.key, answer)
    const jump = question.jumps.find(({ when }) => when.every((condition) => holds(condition, given)))
    if (jump === undefined) continue
    if (jump.to === endOfQuestions) break
    next = positions.get(jump.to) ?? position
  }
  return shown
}

/** Shown questions by page. A page break counts even if its question is not shown; no page is empty. */
export function shownPages<Q extends Question>(questions: readonly Q[], answers: Answers): Q[][] {
  const shown = new Set(shownQuestions(questions, answers))
  const pages: Q[][] = [[]]
  for (const question of questions) {
    if (question.newPage && pages.at(-1)?.length !== 0) pages.push([])
    if (shown.has(question)) pages.at(-1)?.push(question)
  }
  return pages.filter((page) => page.length > 0)
}

/** The answers to shown questions, which are all that is stored. */
export function shownAnswers(questions: readonly Question[], answers: Answers): Record<string, Answer> {
  return Object.fromEntries(
    shownQuestions(questions, answers).flatMap(({ key, type }) => {
      const answer = usedPart(type, answers[key])
      return type !== types.note && isAnswered(answer) ? [[key, answer]] : []
    }),
  )
}

/** Questions without notes. */
export const countedQuestions = <Q extends Question>(questions: readonly Q[]): Q[] =>
  questions.filter(({ type }) => type !== types.note)
