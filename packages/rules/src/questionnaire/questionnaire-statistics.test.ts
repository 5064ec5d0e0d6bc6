import { questionTypes, type Answers } from '@guangquan/contract/questionnaire/questionnaire.words'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanAnswers } from './questionnaire-answers.ts'
import {
  addAnswers,
  addSummaries,
  emptySummary,
  meanOf,
  meanPlace,
  npsOf,
  shownNumbers,
  shownTable,
} from './questionnaire-statistics.ts'
import { answerSets, options, question, questionLists } from '../testing/questionnaire-cases.ts'

const sets = fc.array(answerSets, { maxLength: 12 })

test('a summary is what counting every answer anew gives, in whatever parts it was added', () => {
  fc.assert(
    fc.property(questionLists, sets, fc.nat(12), (questions, raw, cut) => {
      const all = raw.map((answers) => cleanAnswers(questions, answers))
      const whole = addAnswers(emptySummary(), questions, all)
      const parts = addSummaries(
        addAnswers(emptySummary(), questions, all.slice(0, cut)),
        addAnswers(emptySummary(), questions, all.slice(cut)),
      )
      expect(parts).toEqual(whole)
      expect(whole.answers).toBe(all.length)
      for (const { key } of questions) {
        const given = all.flatMap((answers: Answers) => answers[key] ?? [])
        expect(whole.questions[key]?.answered ?? 0).toBe(given.length)
        for (const option of ['x', 'y', 'z', 'other'])
          expect(whole.questions[key]?.chosen[option] ?? 0).toBe(
            given.filter(({ choices = [] }) => choices.includes(option)).length,
          )
        for (const number of [1, 2, 3, 4, 5])
          expect(whole.questions[key]?.chosen[String(number)] ?? 0).toBe(
            given.filter((one) => one.number === number).length,
          )
      }
    }),
  )
})

test('days are counted by their month', () => {
  const questions = [question({ key: 'when', type: questionTypes.date })]
  const answers = ['2026-10-01', '2026-10-31', '2026-11-01'].map((text) => ({ when: { text } }))
  expect(addAnswers(emptySummary(), questions, answers).questions['when']?.chosen).toEqual({
    '2026-10': 2,
    '2026-11': 1,
  })
})

test('an answer that is taken away leaves nothing', () => {
  fc.assert(
    fc.property(questionLists, answerSets, (questions, raw) => {
      const answers = cleanAnswers(questions, raw)
      const added = addAnswers(emptySummary(), questions, [answers])
      const left = addAnswers(added, questions, [answers], -1)
      expect(left.answers).toBe(0)
      for (const count of Object.values(left.questions)) {
        expect(count.answered).toBe(0)
        expect(count.chosen).toEqual({})
      }
    }),
  )
})

test('mean, NPS and places', () => {
  expect(meanOf({ chosen: { 5: 3, 1: 1 } })).toBe(4)
  expect(meanOf({ chosen: {} })).toBeNull()
  expect(npsOf({ chosen: { 10: 5, 9: 1, 8: 2, 6: 1, 0: 1 } })).toEqual({
    score: 40,
    promoters: 6,
    passives: 2,
    detractors: 2,
  })
  expect(npsOf({ chosen: {} })).toBeNull()
  const asked = [question({ key: 'a', type: questionTypes.order, options: options('x', 'y') })]
  const { questions } = addAnswers(emptySummary(), asked, [
    { a: { choices: ['x', 'y'] } },
    { a: { choices: ['y', 'x'] } },
    { a: { choices: ['y', 'x'] } },
  ])
  const count = questions['a']
  if (count === undefined) throw new Error('nothing was counted')
  expect(meanPlace(count, 'x')).toBeCloseTo(5 / 3)
  expect(count.first).toEqual({ x: 1, y: 2 })
})

test('numbers that could tell who answered are hidden, and cannot be calculated from the rest', () => {
  expect(shownNumbers([402, 12, 0, 9], true)).toEqual([402, 12, null, null])
  expect(shownNumbers([402, 3, 4, 12], true)).toEqual([402, null, null, 12])
  expect(shownNumbers([402, 3], false)).toEqual([402, 3])
  expect(shownNumbers([10, 5], true)).toEqual([10, 5])
})

test('of a table no number of a row or column can be calculated from the others', () => {
  expect(
    shownTable(
      [
        [9, 2],
        [8, 7],
      ],
      true,
    ),
  ).toEqual([
    [null, null],
    [null, null],
  ])
  expect(
    shownTable(
      [
        [9, 2],
        [8, 7],
      ],
      false,
    ),
  ).toEqual([
    [9, 2],
    [8, 7],
  ])
  const tables = fc.array(fc.array(fc.nat(30), { minLength: 3, maxLength: 3 }), {
    minLength: 2,
    maxLength: 5,
  })
  fc.assert(
    fc.property(tables, (table) => {
      const shown = shownTable(table, true)
      const columns = [0, 1, 2].map((column) => shown.map((row) => row[column]))
      for (const line of [...shown, ...columns]) {
        expect(line.filter((n) => n === null)).not.toHaveLength(1)
        expect(line.every((n) => n == null || n >= 5)).toBe(true)
      }
      for (const [at, row] of shown.entries())
        for (const [column, n] of row.entries()) if (n !== null) expect(n).toBe(table[at]?.[column])
    }),
  )
})
