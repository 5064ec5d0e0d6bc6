import { expect, test } from 'vitest'
import { readSentCode, secondsLeft } from './countdown.ts'

const sent = { to: '13800132048', captchaType: 2, until: 1_000_000, arrived: true }

test('the countdown shows whole seconds and ends at 0', () => {
  expect(secondsLeft(sent, 940_000)).toBe(60)
  expect(secondsLeft(sent, 940_001)).toBe(60)
  expect(secondsLeft(sent, 999_999)).toBe(1)
  expect(secondsLeft(sent, 1_000_000)).toBe(0)
  expect(secondsLeft(sent, 2_000_000)).toBe(0)
  expect(secondsLeft(undefined, 0)).toBe(0)
})

test('it continues after a reload, and drops expired or malformed values', () => {
  expect(readSentCode(JSON.parse(JSON.stringify(sent)), 950_000)).toEqual(sent)
  expect(readSentCode(sent, sent.until + 11 * 60_000)).toBeUndefined()
  expect(readSentCode({ to: 1, captchaType: 2, until: 3, arrived: true }, 0)).toBeUndefined()
  expect(readSentCode(null, 0)).toBeUndefined()
  expect(readSentCode('13800132048', 0)).toBeUndefined()
})
