import { expect, test } from 'vitest'
import { findEntries, groupEntries } from './find-entries.ts'

const entry = (id: string, category: number, question: string, html: string) => ({
  id,
  category,
  question,
  html,
})

const entries = [
  entry('a', 4, '金币会过期吗？', '<p>到下一年的 12 月 31 日</p>'),
  entry('b', 3, '怎么注册相机？', '<p>扫 <strong>QR</strong> 码，见 <a href="/more/news">R&amp;D</a></p>'),
]

const idsOf = (keyword: string) => findEntries(entries, keyword).map(({ id }) => id)

test('finds by question, answer and category, in any width and case', () => {
  expect(idsOf('过期')).toEqual(['a'])
  expect(idsOf('ｑｒ')).toEqual(['b'])
  expect(idsOf('r&d')).toEqual(['b'])
  expect(idsOf('保修')).toEqual(['b'])
  expect(idsOf('  ')).toEqual(['a', 'b'])
})

test('every word must be there; markup is not searched', () => {
  expect(idsOf('金币 12')).toEqual(['a'])
  expect(idsOf('金币 相机')).toEqual([])
  expect(idsOf('strong')).toEqual([])
  expect(idsOf('href')).toEqual([])
})

test('groups follow the order of the categories', () => {
  expect(groupEntries(entries).map(({ name, entries: [first] }) => [name, first?.id])).toEqual([
    ['产品注册与保修', 'b'],
    ['金币与礼品', 'a'],
  ])
})
