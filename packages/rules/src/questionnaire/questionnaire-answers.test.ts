import { expect, test } from 'vitest'
import { answerFault, cleanAnswers, isCareless } from './questionnaire-answers.ts'
import { definitionFaults, differsInWordsOnly, questionnaireStateAt } from './questionnaire-definition.ts'
import { otherKey, says, types } from './questionnaire-terms.ts'
import { is, options, question } from '../testing/questionnaire-cases.ts'

test('each type says what is wrong with its answer', () => {
  const several = question({
    key: 'a',
    type: types.multiple,
    options: options('x', 'y', 'z'),
    hasOther: true,
    min: 2,
    max: 3,
  })
  expect(answerFault(several, { choices: ['x'] })).toBe(says.minChoices(2))
  expect(answerFault(several, { choices: ['x', 'y', 'z', otherKey], other: '雪' })).toBe(says.maxChoices(3))
  expect(answerFault(several, { choices: ['x', 'x'] })).toBe(says.choice)
  expect(answerFault(several, { choices: ['x', 'unknown'] })).toBe(says.choice)
  expect(answerFault(several, { choices: ['x', otherKey], other: ' ' })).toBe(says.other)
  expect(answerFault(several, { choices: ['x', otherKey], other: '雪' })).toBeNull()
  const order = question({ key: 'a', type: types.order, options: options('x', 'y') })
  expect(answerFault(order, { choices: ['y'] })).toBe(says.order)
  expect(answerFault(order, { choices: ['y', 'x'] })).toBeNull()
  const nps = question({ key: 'a', type: types.nps, required: true })
  expect(answerFault(nps, undefined)).toBe(says.required)
  expect(answerFault(nps, { number: 11 })).toBe(says.number)
  expect(answerFault(nps, { number: 0 })).toBeNull()
  const matrix = question({
    key: 'a',
    type: types.matrix,
    required: true,
    options: options('x', 'y'),
    rows: [
      { key: 'r', text: '对焦' },
      { key: 's', text: '手感' },
    ],
  })
  expect(answerFault(matrix, { rows: { r: 'x' } })).toBe(says.rows)
  expect(answerFault(matrix, { rows: { r: 'x', s: 'z' } })).toBe(says.choice)
  expect(answerFault(matrix, { rows: { r: 'x', s: 'y' } })).toBeNull()
  const date = question({ key: 'a', type: types.date })
  expect(answerFault(date, { text: '2026-02-30' })).toBe(says.date)
  expect(answerFault(date, { text: '2026-02-28' })).toBeNull()
  const line = question({ key: 'a', type: types.line })
  expect(answerFault(line, { text: '字'.repeat(101) })).toBe(says.tooLong(100))
})

test('an answer keeps the part that its type uses', () => {
  const questions = [question({ key: 'a', type: types.rating })]
  expect(cleanAnswers(questions, { a: { number: 5, text: '夹带', choices: ['x'] } })).toEqual({
    a: { number: 5 },
  })
})

test('answers that are too fast, or the same straight down, are careless', () => {
  const questions = Array.from({ length: 6 }, (_, at) => question({ key: `q${at}`, type: types.rating }))
  const all = (numbers: readonly number[]) =>
    Object.fromEntries(numbers.map((number, at) => [`q${at}`, { number }]))
  expect(isCareless(questions, all([1, 2, 3, 4, 5, 4]), 11)).toBe(true)
  expect(isCareless(questions, all([1, 2, 3, 4, 5, 4]), 12)).toBe(false)
  expect(isCareless(questions, all([4, 4, 4, 4, 4, 4]), 60)).toBe(true)
  expect(isCareless(questions, all([4, 4, 4, 4, 4, 3]), 60)).toBe(false)
})

test('faults of a definition are found: keys, options, amounts, conditions that look forward, jumps that lead back', () => {
  const choice = (key: string, more = {}) =>
    question({ key, type: types.single, options: options('x', 'y'), min: 1, max: 1, ...more })
  const faults = (...questions: Parameters<typeof definitionFaults>[0][number][]) => [
    ...definitionFaults(questions).values(),
  ]
  expect(faults(choice('a'), choice('a'))).toEqual([says.sameKeys])
  expect(faults(choice('a', { options: options('x') }))).toEqual([says.options])
  expect(faults(choice('a', { type: types.multiple, min: 3, max: 2 }))).toEqual([says.amounts])
  expect(faults(choice('a', { type: types.picture }))).toEqual([says.pictures])
  expect(faults(choice('a', { showIf: [is('b', 'x')] }), choice('b'))).toEqual([says.condition])
  expect(faults(choice('a'), choice('b', { showIf: [is('a', 'unknown')] }))).toEqual([says.condition])
  expect(faults(choice('a'), choice('b', { jumps: [{ when: [], to: 'a' }] }))).toEqual([says.jump])
  expect(faults(choice('a'), choice('b', { showIf: [is('a', 'x')] }))).toEqual([])
})

test('a change of words is told from a change of questions', () => {
  const one = question({ key: 'a', type: types.single, options: options('x', 'y') })
  const before = [one]
  const words = [
    { ...one, title: '改过的字', options: [{ key: 'x', text: '新', picture: '' }, ...options('y')] },
  ]
  expect(differsInWordsOnly(before, words)).toBe(true)
  expect(differsInWordsOnly(before, [{ ...one, required: true }])).toBe(false)
  expect(differsInWordsOnly(before, [{ ...one, options: options('y', 'x') }])).toBe(false)
})

test('the state follows from stage and time', () => {
  const at = (stage: number, now: number) => questionnaireStateAt({ stage, start: 10, end: 20 }, now)
  expect([at(0, 15), at(1, 9), at(1, 10), at(1, 20), at(2, 15)]).toEqual([0, 1, 2, 3, 4])
})
