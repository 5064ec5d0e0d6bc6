import { expect, test } from 'vitest'
import { factRows } from './fact-texts.ts'

test('what differs comes first, each field by its name, codes by theirs', () => {
  const before = { place: 3, title: '雾', open: true, from: null, link: '/a' }
  const after = { place: 2, title: '雾', open: false, from: '2026-11-01T04:00:00.000Z', link: '/a' }
  expect(factRows({ targetKind: 'banner', before, after })).toEqual({
    changed: [
      { label: '从', before: '', after: '2026-11-01 12:00:00' },
      { label: '开放', before: '是', after: '否' },
      { label: '位置', before: '照片页', after: '首页' },
    ],
    same: [
      { label: '链接', before: '/a', after: '/a' },
      { label: '标题', before: '雾', after: '雾' },
    ],
  })
})

test('what only one side says is missing on the other', () => {
  expect(
    factRows({ targetKind: 'staff', before: null, after: { roles: ['support', 'judge'] } }).changed,
  ).toEqual([{ label: '角色', before: undefined, after: '客服、评委' }])
})

test('values within values are read, of a setting too', () => {
  const [row] = factRows({
    targetKind: 'setting',
    before: { icp: '{"text":"沪ICP备1号","url":"https://beian.miit.gov.cn/"}' },
    after: { icp: null },
  }).changed
  expect(row).toEqual({
    label: 'ICP备案',
    before: '文字：沪ICP备1号\n网址：https://beian.miit.gov.cn/',
    after: '',
  })
  expect(
    factRows({ targetKind: 'setting', before: { value: 'false' }, after: { value: 'true' } }).changed,
  ).toEqual([{ label: '值', before: '否', after: '是' }])
})

test('a field without a name shows itself, and a text is not taken for JSON', () => {
  expect(factRows({ targetKind: 'nothing', before: null, after: { odd: '[光' } }).changed).toEqual([
    { label: 'odd', before: undefined, after: '[光' },
  ])
})
