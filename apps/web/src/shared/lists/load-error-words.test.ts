import { ApiError } from '@guangquan/client'
import { expect, test } from 'vitest'
import { loadErrorWords } from './load-error-words.ts'

test('a failed read shows the server’s sentence, and a missing connection only when no response arrived', () => {
  const refused = new ApiError({ kind: 'Unavailable', message: '服务正在恢复，请稍后再试', status: 503 })
  expect(loadErrorWords(refused)).toEqual({ title: '服务正在恢复，请稍后再试', help: '' })
  expect(loadErrorWords(new ApiError({ kind: 'Offline', message: '网络断开了' })).title).toBe('没有连上')
  expect(loadErrorWords(new ApiError({ kind: 'Timeout', message: '没有等到回应' })).help).toBe('没有等到回应')
  expect(loadErrorWords(new TypeError('x is undefined')).title).toBe('没有打开')
})

test('a limit says when it ends', () => {
  const message = '操作过快，请稍后再试'
  const limited = new ApiError({ kind: 'TooFast', message, status: 429, details: { n: 12 } })
  expect(loadErrorWords(limited)).toEqual({ title: message, help: '12 秒后可以再试' })
})
