import { expect, test } from 'vitest'
import { listProgress, nextRequestInMs } from './list-progress.ts'

const page = (count: number, more: { isLast?: boolean; totalCount?: number; nextCursor?: string } = {}) => ({
  items: Array.from({ length: count }, (_, index) => index),
  totalCount: 1000,
  isLast: false,
  nextCursor: null,
  ...more,
})

test('a list goes on until the server says so, a page is short, or all are here', () => {
  expect(listProgress([], true)).toBe('more')
  expect(listProgress([page(12)], true)).toBe('more')
  expect(listProgress([page(12), page(12, { isLast: true })], true)).toBe('end')
  expect(listProgress([page(12), page(11)], true)).toBe('end')
  expect(listProgress([page(12), page(12, { totalCount: 24 })], true)).toBe('end')
  expect(listProgress([page(0)], true)).toBe('end')
})

test('a short page is not the end where the server tells how the list goes on', () => {
  expect(listProgress([page(12), page(11, { nextCursor: 'after' })], true)).toBe('more')
  expect(listProgress([page(0, { nextCursor: 'after' })], true)).toBe('more')
  expect(listProgress([page(11, { nextCursor: 'after', isLast: true })], true)).toBe('end')
  expect(listProgress([page(12), page(12), page(3, { nextCursor: 'after' })], false)).toBe('visitorEnd')
})

test('a visitor is shown three pages', () => {
  expect(listProgress([page(12), page(12)], false)).toBe('more')
  expect(listProgress([page(12), page(12), page(12)], false)).toBe('visitorEnd')
  expect(listProgress([page(12), page(12), page(12)], true)).toBe('more')
  expect(listProgress([page(12), page(12), page(3)], false)).toBe('end')
})

test('at most one request in the delay', () => {
  expect(nextRequestInMs(Number.NEGATIVE_INFINITY, 0, 500)).toBe(0)
  expect(nextRequestInMs(1000, 1100, 500)).toBe(400)
  expect(nextRequestInMs(1000, 1600, 500)).toBe(0)
})
