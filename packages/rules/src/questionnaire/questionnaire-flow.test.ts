import {
  endOfQuestions,
  questionTypes,
  type Answer,
  type Answers,
} from '@guangquan/contract/questionnaire/questionnaire.words'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answersFaults, cleanAnswers } from './questionnaire-answers.ts'
import { definitionFaults } from './questionnaire-definition.ts'
import { shownPages, shownQuestions } from './questionnaire-flow.ts'
import {
  answerSets,
  fittingAnswer,
  is,
  options,
  question,
  questionLists,
} from '../testing/questionnaire-cases.ts'

const { single, line, rating } = questionTypes
const keysOf = (list: readonly { key: string }[]) => list.map(({ key }) => key)

const choice = (key: string, more: Partial<Parameters<typeof question>[0]> = {}) =>
  question({ type: single, options: options('x', 'y'), min: 1, max: 1, ...more, key })

test('no way through questions without a fault ends in a dead end', () => {
  fc.assert(
    fc.property(questionLists, answerSets, (questions, start) => {
      expect([...definitionFaults(questions)]).toEqual([])
      // Whoever answers each question that is wrong comes to the end, in at most as many steps as there are questions.
      let answers: Answers = start
      for (let step = 0; step <= questions.length; step++) {
        const [wrong] = Object.keys(answersFaults(questions, answers))
        if (wrong === undefined) break
        const asked = questions.find(({ key }) => key === wrong)
        if (asked !== undefined) answers = { ...answers, [wrong]: fittingAnswer(asked) }
      }
      expect(answersFaults(questions, answers)).toEqual({})
    }),
  )
})

test('no answer of a question that is not shown is stored, and none of it decides anything', () => {
  fc.assert(
    fc.property(questionLists, answerSets, (questions, answers) => {
      const shown = shownQuestions(questions, answers)
      const kept = cleanAnswers(questions, answers)
      expect(keysOf(shown)).toEqual(expect.arrayContaining(Object.keys(kept)))
      expect(keysOf(shownQuestions(questions, kept))).toEqual(keysOf(shown))
      expect(shownPages(questions, answers).flat()).toEqual(shown)
      expect(shownPages(questions, answers)).not.toContainEqual([])
    }),
  )
})

test('a jump is taken again after going back and forward', () => {
  const questions = [
    choice('a', { jumps: [{ when: [is('a', 'x')], to: 'c' }] }),
    choice('b', { newPage: true }),
    choice('c', { newPage: true }),
  ]
  const pages = (answers: Answers) => shownPages(questions, answers).map(keysOf)
  expect(pages({ a: { choices: ['x'] } })).toEqual([['a'], ['c']])
  expect(pages({ a: { choices: ['x'] }, c: { choices: ['y'] } })).toEqual([['a'], ['c']])
  expect(pages({ a: { choices: ['y'] }, c: { choices: ['y'] } })).toEqual([['a'], ['b'], ['c']])
})

test('a jump whose goal is not shown goes on behind it; one to the end ends', () => {
  const questions = [
    choice('a', {
      jumps: [
        { when: [is('a', 'x')], to: 'c' },
        { when: [is('a', 'y')], to: endOfQuestions },
      ],
    }),
    choice('b'),
    choice('c', { showIf: [is('a', 'y')] }),
    choice('d'),
  ]
  expect(keysOf(shownQuestions(questions, { a: { choices: ['x'] } }))).toEqual(['a', 'd'])
  expect(keysOf(shownQuestions(questions, { a: { choices: ['y'] } }))).toEqual(['a'])
})

test('a question that an answer requires is not required when the answer changes', () => {
  const questions = [
    question({ key: 'a', type: rating, required: true }),
    question({
      key: 'b',
      type: line,
      required: true,
      showIf: [{ question: 'a', operator: 'upTo', values: ['2'] }],
    }),
  ]
  expect(Object.keys(answersFaults(questions, { a: { number: 2 } }))).toEqual(['b'])
  expect(answersFaults(questions, { a: { number: 4 } })).toEqual({})
  const changed: Record<string, Answer> = { a: { number: 4 }, b: { text: '写过又不用了' } }
  expect(cleanAnswers(questions, changed)).toEqual({ a: { number: 4 } })
})

test('a page break counts although its question is not shown', () => {
  const questions = [choice('a'), choice('b', { newPage: true, showIf: [is('a', 'x')] }), choice('c')]
  expect(shownPages(questions, {}).map(keysOf)).toEqual([['a'], ['c']])
})
