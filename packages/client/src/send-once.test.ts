import { expect, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { makeSendOnce } from './send-once.ts'

const lost = () => Promise.reject(new ApiError({ kind: 'Offline', message: '没有网络' }))
const kinds = { 400: 'BadInput', 429: 'TooFast', 503: 'Unavailable' } as const
const failed = (status: keyof typeof kinds) =>
  Promise.reject(new ApiError({ kind: kinds[status], message: '', status }))

test('the same input without a response keeps its id, other input gets its own', async () => {
  const sendOnce = makeSendOnce()
  const ids: string[] = []
  const note = (requestId: string) => {
    ids.push(requestId)
    return lost()
  }
  for (const text of ['湖边', '湖边', '山上', '湖边'])
    await expect(sendOnce({ text }, note)).rejects.toThrow()
  expect([ids[1], ids[3]]).toEqual([ids[0], ids[0]])
  expect(ids[2]).not.toBe(ids[0])
})

test('the same input after a response is a new request', async () => {
  const sendOnce = makeSendOnce()
  const send = () => sendOnce({ text: '好看' }, (requestId) => Promise.resolve(requestId))
  expect(await send()).not.toBe(await send())
})

test.each([
  [503, true],
  [429, true],
  [400, false],
] as const)('after a response of %i the same input keeps its id: %s', async (status, isSame) => {
  const sendOnce = makeSendOnce()
  const ids: string[] = []
  const send = () =>
    sendOnce('好看', (requestId) => {
      ids.push(requestId)
      return failed(status)
    })
  await expect(send()).rejects.toThrow()
  await expect(send()).rejects.toThrow()
  expect(ids[0] === ids[1]).toBe(isSame)
})

test('the same input long after the first attempt is a new request', async () => {
  vi.useFakeTimers()
  const sendOnce = makeSendOnce(60_000)
  const ids: string[] = []
  const send = () =>
    sendOnce('入库 10 件', (requestId) => {
      ids.push(requestId)
      return lost()
    })
  for (const waited of [0, 59_000, 1000]) {
    vi.advanceTimersByTime(waited)
    await expect(send()).rejects.toThrow()
  }
  vi.useRealTimers()
  expect(ids[1]).toBe(ids[0])
  expect(ids[2]).not.toBe(ids[0])
})
