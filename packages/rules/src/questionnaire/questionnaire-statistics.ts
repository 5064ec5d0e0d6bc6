import type { Answer, Answers, Question } from '@guangquan/contract/questionnaire/questionnaire.words'
import { limits, types } from './questionnaire-terms.ts'

const monthLength = 'yyyy-MM'.length

/** The counts of a question. */
export interface QuestionCount {
  answered: number
  /** How often each value was chosen: options, models, provinces, months, numbers. */
  chosen: Record<string, number>
  /** For a matrix: row → option → count. */
  rows: Record<string, Record<string, number>>
  /** For an order: the sum of the positions of each option, from 1, and how often it was first. */
  places: Record<string, number>
  first: Record<string, number>
}

export interface Summary {
  answers: number
  /** By the key of the question. */
  questions: Record<string, QuestionCount>
}

export const emptySummary = (): Summary => ({ answers: 0, questions: {} })

const emptyCount = (): QuestionCount => ({ answered: 0, chosen: {}, rows: {}, places: {}, first: {} })

const copyOf = ({ questions }: Summary): Record<string, QuestionCount> =>
  Object.fromEntries(
    Object.entries(questions).map(([key, { answered, chosen, rows, places, first }]) => [
      key,
      {
        answered,
        chosen: { ...chosen },
        rows: Object.fromEntries(Object.entries(rows).map(([row, counts]) => [row, { ...counts }])),
        places: { ...places },
        first: { ...first },
      },
    ]),
  )

/** Adds answers to a summary, or subtracts some that were added. */
export function addAnswers(
  summary: Summary,
  questions: readonly Question[],
  added: readonly Answers[],
  sign: 1 | -1 = 1,
): Summary {
  const sum = { answers: summary.answers, questions: copyOf(summary) }
  for (const answers of added) {
    sum.answers += sign
    for (const question of questions) {
      const answer = answers[question.key]
      if (answer === undefined) continue
      const count = (sum.questions[question.key] ??= emptyCount())
      count.answered += sign
      addAnswer(count, question, answer, sign)
    }
  }
  return sum
}

function addAnswer(count: QuestionCount, { type }: Question, answer: Answer, sign: 1 | -1): void {
  const { choices = [], number, rows = {}, text = '' } = answer
  if (type === types.order) {
    for (const [position, key] of choices.entries()) add(count.places, key, sign * (position + 1))
    const [first] = choices
    if (first !== undefined) add(count.first, first, sign)
  } else if (type === types.matrix) {
    for (const [row, key] of Object.entries(rows)) add((count.rows[row] ??= {}), key, sign)
  } else if (type === types.area) {
    const [province] = choices
    if (province !== undefined) add(count.chosen, province, sign)
  } else if (type === types.date) {
    // Counted by month: single days rarely have enough answers to be shown.
    if (text !== '') add(count.chosen, text.slice(0, monthLength), sign)
  } else if (number !== undefined) add(count.chosen, String(number), sign)
  else for (const key of choices) add(count.chosen, key, sign)
}

function add(counts: Record<string, number>, key: string, amount: number): void {
  const sum = (counts[key] ?? 0) + amount
  if (sum === 0) delete counts[key]
  else counts[key] = sum
}

/** The sum of two summaries. */
export function addSummaries(a: Summary, b: Summary): Summary {
  const questions = copyOf(a)
  for (const [key, from] of Object.entries(b.questions)) {
    const to = (questions[key] ??= emptyCount())
    to.answered += from.answered
    for (const part of ['chosen', 'places', 'first'] as const)
      for (const [option, n] of Object.entries(from[part])) add(to[part], option, n)
    for (const [row, counts] of Object.entries(from.rows))
      for (const [option, n] of Object.entries(counts)) add((to.rows[row] ??= {}), option, n)
  }
  return { answers: a.answers + b.answers, questions }
}

/** The mean of the numbers; null without any. */
export function meanOf({ chosen }: Pick<QuestionCount, 'chosen'>): number | null {
  const entries = Object.entries(chosen)
  const n = entries.reduce((sum, [, times]) => sum + times, 0)
  return n === 0 ? null : entries.reduce((sum, [value, times]) => sum + Number(value) * times, 0) / n
}

export interface Nps {
  score: number
  promoters: number
  passives: number
  detractors: number
}

/** From -100 to 100: the percentage of 9 and 10 minus that of 0 to 6. Null without answers. */
export function npsOf({ chosen }: Pick<QuestionCount, 'chosen'>): Nps | null {
  const sumOf = (from: number, to: number) =>
    Object.entries(chosen).reduce(
      (sum, [value, times]) => (Number(value) >= from && Number(value) <= to ? sum + times : sum),
      0,
    )
  const [detractors, passives, promoters] = [sumOf(0, 6), sumOf(7, 8), sumOf(9, 10)]
  const n = detractors + passives + promoters
  if (n === 0) return null
  return { score: Math.round(((promoters - detractors) / n) * 100), promoters, passives, detractors }
}

/** The mean position of an option; null if nobody arranged it. */
export function meanPlace({ places, answered }: QuestionCount, key: string): number | null {
  const sum = places[key]
  return sum === undefined || answered === 0 ? null : sum / answered
}

/**
 * A number as shown: null if it could reveal who answered. Zero is hidden as well, because it tells what nobody
 * in a small group answered.
 */
export const shownNumber = (n: number, isAnonymous: boolean): number | null =>
  isAnonymous && n < limits.hiddenBelow ? null : n

/**
 * A row of numbers of an anonymous questionnaire. If exactly one is hidden and the sum is known, it could be
 * calculated: then the smallest of the others is hidden too.
 */
export function shownNumbers(numbers: readonly number[], isAnonymous: boolean): (number | null)[] {
  return withoutSingle(numbers.map((n) => shownNumber(n, isAnonymous)))
}

/**
 * A table of numbers of an anonymous questionnaire: no row and no column has exactly one hidden number, because the
 * sums of both are shown elsewhere.
 */
export function shownTable(table: readonly (readonly number[])[], isAnonymous: boolean): (number | null)[][] {
  let shown = table.map((row) => shownNumbers(row, isAnonymous))
  const hiddenIn = (cells: readonly (number | null)[][]) => cells.flat().filter((n) => n === null).length
  // Each turn hides more, so the loop ends.
  for (let before = -1; before !== hiddenIn(shown);) {
    before = hiddenIn(shown)
    shown = turned(turned(shown).map(withoutSingle)).map(withoutSingle)
  }
  return shown
}

const turned = (table: readonly (readonly (number | null)[])[]): (number | null)[][] =>
  (table[0] ?? []).map((_, column) => table.map((row) => row[column] ?? null))

/** If exactly one number is hidden, the smallest of the others is hidden too. */
function withoutSingle(row: readonly (number | null)[]): (number | null)[] {
  if (row.filter((n) => n === null).length !== 1) return [...row]
  const smallest = Math.min(...row.filter((n) => n !== null))
  const position = row.indexOf(smallest)
  return row.map((n, at) => (at === position ? null : n))
}
