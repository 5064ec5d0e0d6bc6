import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { compileWords, foldForWords, type WordList, type WordVerdict } from './word-list.ts'

const list = { block: ['赌博', 'Casino'], review: ['加微信'] }
const judge = (texts: readonly string[], words: WordList = list) => compileWords(words).judge(texts)

test.each([
  ['今天的光很好', 'pass'],
  ['网上赌 博', 'block'],
  ['ｃａｓｉｎｏ', 'block'],
  ['網上賭博', 'block'],
  ['加*微*信', 'review'],
  ['加微信来赌博', 'block'],
  ['', 'pass'],
])('%j: %s', (text, verdict) => {
  expect(judge([text])).toBe(verdict)
})

test('two fields do not make a word together', () => {
  expect(judge(['赌', '博'])).toBe('pass')
})

test('an empty word in the list refuses nothing', () => {
  expect(judge(['天'], { block: ['', '!'], review: [' '] })).toBe('pass')
})

test('a word of both lists is blocked, in whatever order the texts come', () => {
  const both = { block: ['赌博'], review: ['赌博', '代购'] }
  expect(judge(['赌博'], both)).toBe('block')
  expect(judge(['代购', '赌博'], both)).toBe('block')
  expect(judge(['代购'], both)).toBe('review')
})

/** What the automaton stands for: does the text hold one of the words? */
function judgeOneByOne(texts: readonly string[], words: WordList): WordVerdict {
  const folded = texts.map(foldForWords)
  const holds = (some: readonly string[]) =>
    some.map(foldForWords).some((word) => word !== '' && folded.some((text) => text.includes(word)))
  return holds(words.block) ? 'block' : holds(words.review) ? 'review' : 'pass'
}

test('it finds what looking for each word finds, words within words and beyond the basic plane too', () => {
  const letters = fc.constantFrom('a', 'b', 'B', 'ｂ', '赌', '賭', '博', ' ', '*', '𠮷', '\ud842')
  const text = fc.array(letters, { maxLength: 12 }).map((parts) => parts.join(''))
  const word = fc.array(letters, { maxLength: 5 }).map((parts) => parts.join(''))
  const words = fc.record({
    block: fc.array(word, { maxLength: 4 }),
    review: fc.array(word, { maxLength: 6 }),
  })
  fc.assert(
    fc.property(fc.array(text, { maxLength: 3 }), words, (texts, some) => {
      expect(judge(texts, some)).toBe(judgeOneByOne(texts, some))
    }),
    { numRuns: 2000 },
  )
})
