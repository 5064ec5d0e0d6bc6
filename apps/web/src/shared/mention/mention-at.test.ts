import { expect, test } from 'vitest'
import { mentionAt, insertMention } from './mention-at.ts'

test('a mention is the text between @ and the caret', () => {
  expect(mentionAt('看 @', 3)).toEqual({ at: 2, keyword: '' })
  expect(mentionAt('问@沈一', 4)).toEqual({ at: 1, keyword: '沈一' })
  expect(mentionAt('问@沈一 好', 6)).toBeNull()
  expect(mentionAt('a@b', 3)).toBeNull()
  expect(mentionAt('a.@b', 4)).toBeNull()
  expect(mentionAt('问＠沈', 3)).toEqual({ at: 1, keyword: '沈' })
  expect(mentionAt('', 0)).toBeNull()
})

test('the name replaces the mention being typed', () => {
  expect(insertMention('问@沈好', 3, { at: 1, keyword: '沈' }, '沈一白')).toEqual({
    text: '问@沈一白 好',
    caret: 6,
  })
  expect(insertMention('@a b', 2, { at: 0, keyword: 'a' }, 'abc')).toEqual({ text: '@abc b', caret: 5 })
})
