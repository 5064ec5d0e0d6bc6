import { expect, it } from 'vitest'
import { emojiCode, emojiNameOf, emojiNames, insertCode, splitEmoji } from './emoji-code.ts'

it('has 32 signs with codes of their own', () => {
  expect(new Set(emojiNames.map(emojiCode)).size).toBe(32)
  expect(emojiNames.every((name) => emojiNameOf(emojiCode(name)) === name)).toBe(true)
})

it('finds codes among words and leaves other brackets in the text', () => {
  expect(splitEmoji('很安静[喜欢]。')).toEqual(['很安静', '[喜欢]', '。'])
  expect(splitEmoji('[赞][赞]')).toEqual(['[赞]', '[赞]'])
  expect(splitEmoji('a[0] [ 不是 ] [[山]]').join('')).toBe('a[0] [ 不是 ] [[山]]')
  expect(splitEmoji('')).toEqual([])
  expect(emojiNameOf('[没有]')).toBeUndefined()
})

it('puts a code where the caret is', () => {
  expect(insertCode('十三根，很静', '[喜欢]', { start: 4, end: 4 })).toEqual({
    text: '十三根，[喜欢]很静',
    caret: 8,
  })
  expect(insertCode('全部', '[赞]', { start: 0, end: 2 })).toEqual({ text: '[赞]', caret: 3 })
})
