import { expect, test } from 'vitest'
import { judgeWords } from './word-list.ts'

const list = { block: ['赌博', 'Casino'], review: ['加微信'] }

test.each([
  ['今天的光很好', 'pass'],
  ['网上赌 博', 'block'],
  ['ｃａｓｉｎｏ', 'block'],
  ['網上賭博', 'block'],
  ['加*微*信', 'review'],
  ['加微信来赌博', 'block'],
  ['', 'pass'],
])('%j: %s', (text, verdict) => {
  expect(judgeWords([text], list)).toBe(verdict)
})

test('two fields do not make a word together', () => {
  expect(judgeWords(['赌', '博'], list)).toBe('pass')
})

test('an empty word in the list refuses nothing', () => {
  expect(judgeWords(['天'], { block: ['', '!'], review: [' '] })).toBe('pass')
})
