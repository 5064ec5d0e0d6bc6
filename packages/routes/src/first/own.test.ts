import { expect, test } from 'vitest'
import { readCoinSide, readNoticeTab } from './own.ts'

test.each([
  ['1', 1],
  ['6', 6],
  ['0', undefined],
  ['7', undefined],
  ['all', undefined],
  ['like', undefined],
  ['1.0', undefined],
  ['', undefined],
  [undefined, undefined],
])('the address %s names the notices of tab %s', (text, tab) => {
  expect(readNoticeTab(text)).toBe(tab)
})

test.each([
  ['spent', 'spent'],
  ['all', undefined],
  [null, undefined],
])('the address %s names the coins of %s', (text, side) => {
  expect(readCoinSide(text)).toBe(side)
})
