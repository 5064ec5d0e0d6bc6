import { questionTypes, type Answers } from '@guangquan/contract/questionnaire/questionnaire.words'
import {
  answerSets,
  fc,
  is,
  options,
  question,
  questionLists,
} from '@guangquan/rules/testing/questionnaire-cases'
import { expect, test } from 'vitest'
import { faultsOf, indexOfPage, pagesFor } from './page-way.ts'

const { single, line, note, text } = questionTypes
const keysOf = (pages: readonly (readonly { key: string }[])[]) =>
  pages.map((page) => page.map(({ key }) => key))
const choice = (key: string, more = {}) =>
  question({ type: single, options: options('x', 'y'), min: 1, max: 1, ...more, key })

test('going on leads through every page to the last, with one question a page and with groups, and back again', () => {
  fc.assert(
    fc.property(questionLists, answerSets, fc.boolean(), (questions, answers, isPhone) => {
      const pages = pagesFor(questions, answers, isPhone)
      const go = (from: number, step: 1 | -1) =>
        indexOfPage(questions, pages, pages[from + step]?.[0]?.key ?? null)
      for (let at = 0; at < pages.length - 1; at++) {
        expect(go(at, 1)).toBe(at + 1)
        expect(go(at + 1, -1)).toBe(at)
      }
    }),
  )
})

test('a question that an answer has just shown is on the page, and has to be answered before going on', () => {
  const questions = [
    choice('a'),
    question({ key: 'b', type: text, required: true, showIf: [is('a', 'x')] }),
    choice('c', { newPage: true }),
  ]
  const before = pagesFor(questions, {}, false)
  expect(keysOf(before)).toEqual([['a'], ['c']])
  const answers: Answers = { a: { choices: ['x'] } }
  const pages = pagesFor(questions, answers, false)
  expect(keysOf(pages)).toEqual([['a', 'b'], ['c']])
  const shown = pages[indexOfPage(questions, pages, 'a')] ?? []
  expect(Object.keys(faultsOf(shown, answers))).toEqual(['b'])
  // On a phone it is the next page, which is not passed over.
  const alone = pagesFor(questions, answers, true)
  expect(keysOf(alone)).toEqual([['a'], ['b'], ['c']])
  expect(indexOfPage(questions, alone, alone[1]?.[0]?.key ?? null)).toBe(1)
})

test('a note stands with the question behind it, and the last one by itself', () => {
  const questions = [
    question({ key: 'n', type: note }),
    question({ key: 'a', type: line }),
    question({ key: 'o', type: note }),
  ]
  expect(keysOf(pagesFor(questions, {}, true))).toEqual([['n', 'a'], ['o']])
})

test('of a question that is no longer shown the page before it is open', () => {
  const questions = [
    choice('a'),
    choice('b', { newPage: true, showIf: [is('a', 'x')] }),
    choice('c', { newPage: true }),
  ]
  const pages = pagesFor(questions, { a: { choices: ['y'] } }, false)
  expect(keysOf(pages)).toEqual([['a'], ['c']])
  expect(indexOfPage(questions, pages, 'b')).toBe(0)
})
