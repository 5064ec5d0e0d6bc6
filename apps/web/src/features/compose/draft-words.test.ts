import { expect, test } from 'vitest'
import { draftPath, nameOf } from './draft-words.ts'

test('a draft is named by its title, else its text, else a default', () => {
  expect(nameOf({ title: '湖边', text: '清晨' })).toBe('湖边')
  expect(nameOf({ title: '', text: '清晨' })).toBe('清晨')
  expect(nameOf({ title: '', text: '' })).toBe('没有写完的作品')
})

test('a long name is cut after 24 whole characters, with an ellipsis', () => {
  expect(nameOf({ title: '📷'.repeat(30), text: '' })).toBe(`${'📷'.repeat(24)}…`)
  expect(nameOf({ title: `${'光'.repeat(23)}📷圈`, text: '' })).toBe(`${'光'.repeat(23)}📷…`)
})

test('a name of 24 characters is not cut', () => {
  expect(nameOf({ title: '光'.repeat(24), text: '' })).toBe('光'.repeat(24))
})

test.each([
  [1, '/user/release?draft=d1'],
  [2, '/user/release/article?draft=d1'],
  [3, '/user/release/video?draft=d1'],
  [4, '/user/release/vote?draft=d1'],
])('a draft of type %i is continued at %s', (publishType, path) => {
  expect(draftPath({ id: 'd1', publishType })).toBe(path)
})
