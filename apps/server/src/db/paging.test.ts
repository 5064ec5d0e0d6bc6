import { expect, test } from 'vitest'
import * as z from 'zod'
import { closePage, keysetPage, type PageInput, type PageWindow } from './paging.ts'

const rows = (count: number) => Array.from({ length: count }, (_, index) => index)
const window = (seen: number): PageWindow<number> => ({
  after: null,
  skip: 0,
  take: 12,
  limit: 13,
  seen,
  total: null,
})
const close = (seen: number, read: number, total: number) =>
  closePage(window(seen), rows(read), total, (row) => row)

test('a page never ends at a count that is too small', () => {
  expect(close(12, 13, 24)).toMatchObject({ totalCount: 25, isLast: false })
  expect(close(996, 13, 1000)).toMatchObject({ totalCount: 1009, isLast: false })
})

test('a larger count stays, and the last page gives the exact number', () => {
  expect(close(0, 13, 24)).toMatchObject({ totalCount: 24, isLast: false })
  expect(close(12, 12, 1000)).toMatchObject({ totalCount: 24, isLast: true })
  expect(close(12, 12, 20)).toMatchObject({ totalCount: 24, isLast: true })
  expect(close(0, 0, 7)).toMatchObject({ totalCount: 0, isLast: true })
})

test('past the end the count is the one that was found', () => {
  expect(close(12, 0, 7)).toMatchObject({ totalCount: 12, isLast: true, nextCursor: null })
  expect(close(12, 0, 24)).toMatchObject({ totalCount: 24, isLast: true, nextCursor: null })
})

/** A list of this many numbers, and how often it was counted. */
function listOf(length: number) {
  const asked: { counts: number; limits: number[] } = { counts: 0, limits: [] }
  const page = (input: PageInput, viewer?: { id: string; sessionId: string } | null) =>
    keysetPage(input, z.int(), {
      ...(viewer === undefined
        ? {}
        : { endlessFor: { viewer, app: { env: { secretKey: Buffer.alloc(32) } } } }),
      read: async ({ after, skip, limit }) => {
        asked.limits.push(limit)
        return rows(length).slice((after ?? -1) + 1 + skip, (after ?? -1) + 1 + skip + limit)
      },
      count: () => {
        asked.counts += 1
        return length
      },
      keyOf: (row) => row,
    })
  return { asked, page }
}

test('pages follow each other by key to the end, and only the first one counts', async () => {
  const { asked, page } = listOf(30)
  const seen: number[] = []
  let cursor: string | undefined
  for (let pages = 0; pages < 3; pages++) {
    const { rows: read, totalCount, isLast, nextCursor } = await page({ maxResultCount: 12, cursor })
    seen.push(...read)
    cursor = nextCursor ?? undefined
    expect({ totalCount, isLast }).toEqual({ totalCount: 30, isLast: pages === 2 })
  }
  expect(seen).toEqual(rows(30))
  expect(asked).toEqual({ counts: 1, limits: [13, 13, 13] })
  await expect(page({ maxResultCount: 12, cursor: 'made up' })).rejects.toMatchObject({
    errorName: 'BadInput',
  })
})

test('a visitor sees three pages of an endless list, a member all of it', async () => {
  const { page } = listOf(100)
  const last = { maxResultCount: 12, skipCount: 30 }
  expect((await page(last, null)).rows).toEqual([30, 31, 32, 33, 34, 35])
  expect((await page(last, { id: 'm1', sessionId: 's1' })).rows).toHaveLength(12)
  await expect(page({ maxResultCount: 12, skipCount: 36 }, null)).rejects.toMatchObject({
    errorName: 'TokenInvalid',
  })
})
