import { ApiError } from '@guangquan/client'
import { expect, test } from 'vitest'
import { waitMsOf } from './wait-of.ts'

test.each([
  ['CaptchaTooSoon', { n: 45 }, 45_000],
  ['TooFast', { n: 3 }, 3000],
  ['RegisterLimit', { n: 7200 }, 7_200_000],
  ['AccountLocked', { n: 30 }, 1_800_000],
  ['AccountLocked', {}, undefined],
  ['CaptchaWrong', { n: 5 }, undefined],
] as const)('%s with %o is over after %s ms', (kind, details, waitMs) => {
  expect(waitMsOf(new ApiError({ kind, message: '', details }))).toBe(waitMs)
})

test('an error of the program does not end by itself', () => {
  expect(waitMsOf(new TypeError('undefined is not a function'))).toBeUndefined()
})
