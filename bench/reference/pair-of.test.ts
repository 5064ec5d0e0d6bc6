import { expect, it } from 'vitest'
import { pairOf } from './pair-of.ts'

it('gives each call with each subject once before a pair comes again', () => {
  const count = { calls: 24, subjects: 2000 }
  const pairs = Array.from({ length: 24 * 2000 }, (_, turn) => JSON.stringify(pairOf(turn, count)))
  expect(new Set(pairs).size).toBe(24 * 2000)
  expect(pairOf(24 * 2000, count)).toEqual(pairOf(0, count))
})

it('gives neighbouring requests different subjects', () => {
  const count = { calls: 24, subjects: 2000 }
  const subjects = Array.from({ length: 10 }, (_, turn) => pairOf(turn, count).subject)
  expect(new Set(subjects).size).toBe(10)
})

it('goes through the calls that have no subject', () => {
  expect([0, 1, 2].map((turn) => pairOf(turn, { calls: 2, subjects: 0 }))).toEqual([
    { call: 0, subject: 0 },
    { call: 1, subject: 0 },
    { call: 0, subject: 0 },
  ])
})
