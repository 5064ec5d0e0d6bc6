import { api, makeQueries, type Client } from '@guangquan/client'
import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeFirstData } from './first-data.ts'

const minute = 60_000
const staleTime = 30_000
const ref = api.NewPublish.GetPublishReplyList
const input = { publishId: 'p1' }
const first = { items: [], totalCount: 0, isLast: true, nextCursor: null }
const later = { ...first, totalCount: 7 }

let asked = 0
const client: Client = {
  call: async (method) => {
    asked += 1
    return method.trust(later)
  },
  send: () => Promise.reject(new Error('not used')),
}

beforeEach(() => {
  vi.useFakeTimers()
  asked = 0
})
afterEach(() => {
  vi.useRealTimers()
})

function openPage() {
  const madeAt = Date.now()
  const responses = [{ service: 'NewPublish', method: 'GetPublishReplyList', input, result: first }]
  const firstData = makeFirstData(responses, () => madeAt)
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime, gcTime: 10 * minute } } })
  return { firstData, queryClient, queries: makeQueries(client, firstData, () => () => undefined) }
}

test('a query starts with the data of the page, and fetches nothing while it is fresh', async () => {
  const { queryClient, queries } = openPage()
  await vi.advanceTimersByTimeAsync(20_000)
  const observer = new QueryObserver(queryClient, queries.one(ref, input))
  const stop = observer.subscribe(() => undefined)
  expect(observer.getCurrentResult()).toMatchObject({ data: first, isStale: false })
  expect(asked).toBe(0)
  stop()
})

test('its age counts from when the server made it, not from when it was first shown', async () => {
  const { queryClient, queries } = openPage()
  await vi.advanceTimersByTimeAsync(staleTime + 1)
  const observer = new InfiniteQueryObserver(queryClient, queries.pages(ref, input))
  const stop = observer.subscribe(() => undefined)
  expect(observer.getCurrentResult().data?.pages).toEqual([first])
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toBe(1)
  expect(observer.getCurrentResult().data?.pages).toEqual([later])
  stop()
})

test('once the cache has evicted it, it is fetched again', async () => {
  const { queryClient, queries } = openPage()
  new QueryObserver(queryClient, queries.one(ref, input)).subscribe(() => undefined)()
  await vi.advanceTimersByTimeAsync(11 * minute)
  const observer = new QueryObserver(queryClient, queries.one(ref, input))
  const stop = observer.subscribe(() => undefined)
  expect(observer.getCurrentResult().data).toBeUndefined()
  await vi.advanceTimersByTimeAsync(0)
  expect(observer.getCurrentResult().data).toEqual(later)
  stop()
})

test('it is discarded once a member is signed in', () => {
  const { firstData } = openPage()
  firstData.clear()
  expect(firstData.take('NewPublish', 'GetPublishReplyList', input)).toBeUndefined()
})
