import { expect, test } from 'vitest'
import { inviteCodeAlphabet, referralState } from './referral.ts'

const registeredAt = new Date('2026-10-01T00:00:00Z')
const day = (days: number) => new Date(registeredAt.getTime() + days * 24 * 3600_000)

test.each<[boolean, number, number, number]>([
  [true, 1, 30, 2],
  [true, 3, 1, 2],
  [false, 1, 30, 1],
  [true, 0, 30, 1],
  [true, 1, 30.01, 3],
  [false, 0, 31, 3],
])('phone %s, %i photographs after %f days: state %i', (phoneBound, acceptedPosts, days, state) => {
  expect(referralState({ registeredAt, phoneBound, acceptedPosts }, day(days))).toBe(state)
})

test('codes hold no two signs that look alike', () => {
  expect(inviteCodeAlphabet).toHaveLength(32)
  expect(inviteCodeAlphabet).not.toMatch(/[01IO]/)
})
