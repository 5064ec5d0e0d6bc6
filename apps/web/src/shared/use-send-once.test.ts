import { ApiError } from '@guangquan/client'
import { expect, test } from 'vitest'
import { makeSendOnce } from './use-send-once.ts'

const lost = () => Promise.reject(new ApiError({ kind: 'Offline', message: '没有网络' }))

test('the same input without an answer keeps its id, another input has its own', async () => {
  const sendOnce = makeSendOnce()
  const ids: string[] = []
  const note = (requestId: string) => {
    ids.push(requestId)
    return lost()
  }
  for (const text of ['湖边', '湖边', '山上']) await expect(sendOnce({ text }, note)).rejects.toThrow()
  expect(ids[1]).toBe(ids[0])
  expect(ids[2]).not.toBe(ids[0])
})

test('the same words after an answer are a new wish', async () => {
  const sendOnce = makeSendOnce()
  const send = () => sendOnce({ text: '好看' }, (requestId) => Promise.resolve(requestId))
  expect(await send()).not.toBe(await send())
})
