import { expect, test } from 'vitest'
import { isOfAge, nextChangeAt, nickNameRestMs } from './profile-changes.ts'

const now = new Date('2026-11-21T00:00:00Z')

test('the first change is free, the next rests', () => {
  expect(nextChangeAt(null, nickNameRestMs, now)).toBeNull()
  expect(nextChangeAt(new Date('2026-10-22T00:00:01Z'), nickNameRestMs, now)?.toISOString()).toBe(
    '2026-11-21T00:00:01.000Z',
  )
  expect(nextChangeAt(new Date('2026-10-22T00:00:00Z'), nickNameRestMs, now)).toBeNull()
})

test.each<[string, string, boolean]>([
  ['2012-11-21', '2026-11-20T15:59:59Z', false],
  // The day begins in Shanghai eight hours before it does in Greenwich.
  ['2012-11-21', '2026-11-20T16:00:00Z', true],
  ['2012-02-29', '2026-02-28T12:00:00Z', false],
  ['2012-02-29', '2026-03-01T00:00:00Z', true],
  ['1920-01-01', '2026-11-21T00:00:00Z', true],
  ['2030-01-01', '2026-11-21T00:00:00Z', false],
])('born %s, at %s: fourteen is %s', (birthday, at, expected) => {
  expect(isOfAge(birthday, 14, new Date(at))).toBe(expected)
})
