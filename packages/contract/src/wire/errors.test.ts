import { expect, test } from 'vitest'
import { errorText } from './errors.ts'

test.each([
  [{}, '操作过快，请稍后再试'],
  [{ n: 1 }, '操作过快，请 1 秒后再试'],
  [{ n: 60 }, '操作过快，请 60 秒后再试'],
  [{ n: 61 }, '操作过快，请 2 分钟后再试'],
  [{ n: 2400 }, '操作过快，请 40 分钟后再试'],
  [{ n: 3601 }, '操作过快，请 2 小时后再试'],
])('a limit with %o says when it ends', (details, sentence) => {
  expect(errorText('TooFast', details)).toBe(sentence)
})
