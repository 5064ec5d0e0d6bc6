import { expect, test } from 'vitest'
import { nextChangeAt, nickNameRestMs } from './profile-changes.ts'

const now = new Date('2026-11-21T00:00:00Z')

test('the first change is free, the next rests', () => {
  expect(nextChangeAt(null, nickNameRestMs, now)).toBeNull()
  expect(nextChangeAt(new Date('2026-10-22T00:00:01Z'), nickNameRestMs, now)?.toISOString()).toBe(
    '2026-11-21T00:00:01.000Z',
  )
  expect(nextChangeAt(new Date('2026-10-22T00:00:00Z'), nickNameRestMs, now)).toBeNull()
})
