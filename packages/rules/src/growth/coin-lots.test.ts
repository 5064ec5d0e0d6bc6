import { expect, test } from 'vitest'
import { coinExpiry, refundExpiry, takeInOrder } from './coin-lots.ts'
import { instantOf, timeTextOf } from '../time-text.ts'

test('coins of a year in Shanghai expire at the end of the next', () => {
  const expiryOf = (text: string) => timeTextOf(coinExpiry(instantOf(text)))
  expect(expiryOf('2026-01-01 00:00:00')).toBe('2027-12-31 23:59:59')
  expect(expiryOf('2026-12-31 23:59:59')).toBe('2027-12-31 23:59:59')
  expect(expiryOf('2027-01-01 00:00:00')).toBe('2028-12-31 23:59:59')
})

test('refunded coins expire as before, and are usable for thirty days at least', () => {
  const refundedOn = (now: string) =>
    timeTextOf(refundExpiry(instantOf('2027-12-31 23:59:59'), instantOf(now)))
  expect(refundedOn('2027-12-01 18:00:00')).toBe('2027-12-31 23:59:59')
  expect(refundedOn('2027-12-02 00:00:00')).toBe('2028-01-01 23:59:59')
  expect(refundedOn('2028-03-01 09:00:00')).toBe('2028-03-31 23:59:59')
})

test('an amount is taken in the order of the lots, and no more than they have', () => {
  const [first, second] = [new Date(1), new Date(2)]
  const lots = [
    { expiresAt: first, amount: 3 },
    { expiresAt: second, amount: 4 },
  ]
  expect(takeInOrder(lots, 3)).toEqual([{ expiresAt: first, amount: 3 }])
  expect(takeInOrder(lots, 5)).toEqual([
    { expiresAt: first, amount: 3 },
    { expiresAt: second, amount: 2 },
  ])
  expect(takeInOrder(lots, 9)).toEqual(lots)
  expect(takeInOrder([], 1)).toEqual([])
})
