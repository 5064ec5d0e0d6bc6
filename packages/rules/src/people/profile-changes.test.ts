import { expect, test } from 'vitest'
import { nextChangeAt, nickNameCooldownMs } from './profile-changes.ts'

const now = new Date('2026-11-21T00:00:00Z')

test('the first change is free, the next rests', () => {
  expect(nextChangeAt(null, nickNameCooldownMs, now)).toBeNull()
  expect(nextChangeAt(new Date('2026-10-22T00:00:01Z'), nickNameCooldownMs, now)?.toISOString()).toBe(
    '2026-11-21T00:00:01.000Z',
  )
  expect(nextChangeAt(new Date('2026-10-22T00:00:00Z'), nickNameCooldownMs, now)).toBeNull()
})
