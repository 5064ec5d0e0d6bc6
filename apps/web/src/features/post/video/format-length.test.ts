import { expect, test } from 'vitest'
import { formatLength, spokenLength } from './format-length.ts'

test('durations are formatted like clock times', () => {
  expect([0, 5.9, 65, 900, 3723, Number.NaN].map(formatLength)).toEqual([
    '0:00',
    '0:05',
    '1:05',
    '15:00',
    '1:02:03',
    '0:00',
  ])
  expect([5.4, 60, 125].map(spokenLength)).toEqual(['5 秒', '1 分钟', '2 分 5 秒'])
})
