import { expect, test } from 'vitest'
import { closePage, type PageWindow } from './paging.ts'

const rows = (count: number) => Array.from({ length: count }, (_, index) => index)
const window = (seen: number): PageWindow<number> => ({ after: null, skip: 0, take: 12, seen, total: null })
const close = (seen: number, read: number, total: number) =>
  closePage(window(seen), rows(read), total, (row) => row)

test('a count that is too small is never reached while rows follow', () => {
  expect(close(12, 13, 24)).toMatchObject({ totalCount: 25, isLast: false })
  expect(close(996, 13, 1000)).toMatchObject({ totalCount: 1009, isLast: false })
})

test('a count that reaches further stays, and the end says the exact number', () => {
  expect(close(0, 13, 24)).toMatchObject({ totalCount: 24, isLast: false })
  expect(close(12, 12, 1000)).toMatchObject({ totalCount: 24, isLast: true })
  expect(close(12, 12, 20)).toMatchObject({ totalCount: 24, isLast: true })
  expect(close(0, 0, 7)).toMatchObject({ totalCount: 0, isLast: true })
})

test('behind the end the count is the one that was found', () => {
  expect(close(12, 0, 7)).toMatchObject({ totalCount: 12, isLast: true, nextCursor: null })
  expect(close(12, 0, 24)).toMatchObject({ totalCount: 24, isLast: true, nextCursor: null })
})
