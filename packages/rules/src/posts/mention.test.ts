import { expect, test } from 'vitest'
import { mentionedNames, splitMentions } from './mention.ts'

test('a name goes on as far as a nickname can', () => {
  expect(mentionedNames('看 @沈一白 和@小寒，还有 @a·b_1! @沈一白')).toEqual(['沈一白', '小寒', 'a·b_1'])
})

test('mail addresses and lone signs name nobody known', () => {
  expect(mentionedNames('me@ @ @! @一')).toEqual([])
})

test('a sign inside a mail address or behind a word is none; the full-width one is', () => {
  expect(
    mentionedNames('photo@gmail.com，a.b+c@小寒 x_@小寒 é@小寒 е@小寒 e\u0323@小寒 9@小寒 ａ＋@小寒'),
  ).toEqual([])
  expect(mentionedNames('＠小寒，（@沈一白）谢谢@阿岳 ❤️@林间 ラ@山口')).toEqual([
    '小寒',
    '沈一白',
    '阿岳',
    '林间',
    '山口',
  ])
  const people = [{ userId: 'a', name: '小寒' }]
  expect(splitMentions('me@小寒 ＠小寒', people)).toEqual([
    { text: 'me@小寒 ', userId: null },
    { text: '＠小寒', userId: 'a' },
  ])
})

test('names are cut out of the text, the longer of two first', () => {
  const people = [
    { userId: 'a', name: '小寒' },
    { userId: 'b', name: '小寒天' },
  ]
  expect(splitMentions('问@小寒天好，@小寒 @别人', people)).toEqual([
    { text: '问', userId: null },
    { text: '@小寒天', userId: 'b' },
    { text: '好，', userId: null },
    { text: '@小寒', userId: 'a' },
    { text: ' @别人', userId: null },
  ])
  expect(splitMentions('', people)).toEqual([])
})
