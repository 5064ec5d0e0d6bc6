import { expect, test } from 'vitest'
import { listProgress, nextRequestInMs } from './list-progress.ts'

const page = (nextCursor: string | null = 'after') => ({ isLast: nextCursor === null, nextCursor })
const last = page(null)

test('a list continues until the server ends it', () => {
  expect(listProgress([], true)).toBe('more')
  expect(listProgress([page()], true)).toBe('more')
  expect(listProgress([page(), last], true)).toBe('end')
  expect(listProgress([page(), { isLast: true, nextCursor: 'after' }], true)).toBe('end')
})

test('neither reaching the count nor a short page ends a list', () => {
  const counted = { ...page(), items: ['1', '2'], totalCount: 2 }
  const empty = { ...counted, items: [] }
  expect(listProgress([counted], true)).toBe('more')
  expect(listProgress([empty], true)).toBe('more')
})

test('a list without a cursor has ended', () => {
  expect(listProgress([{ isLast: false, nextCursor: null }], true)).toBe('end')
})

test('a visitor is shown three pages', () => {
  expect(listProgress([page(), page()], false)).toBe('more')
  expect(listProgress([page(), page(), page()], false)).toBe('visitorEnd')
  expect(listProgress([page(), page(), page()], true)).toBe('more')
  expect(listProgress([page(), page(), last], false)).toBe('end')
})

test('at most one request in the delay', () => {
  expect(nextRequestInMs(Number.NEGATIVE_INFINITY, 0, 500)).toBe(0)
  expect(nextRequestInMs(1000, 1100, 500)).toBe(400)
  expect(nextRequestInMs(1000, 1600, 500)).toBe(0)
})
