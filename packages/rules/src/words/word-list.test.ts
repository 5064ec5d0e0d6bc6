import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldForWords, type WordList, type WordVerdict } from './word-automaton.ts'
import { compileWords } from './word-list.ts'

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

/** The reference: searches for the words one by one. */
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

const masked = (text: string, replace: readonly { word: string; replacement: string }[]) =>
  compileWords({ block: ['赌博'], review: [], replace }).replace(text)

test.each([
  ['加我微 信吧', '加我***吧'],
  ['加我ＷＥＩＸＩＮ', '加我wx'],
  ['微信微信号', '**号码'],
  ['赌博加微信', '赌博加微信'],
  ['今天的光很好', '今天的光很好'],
  ['我去\ud83d\ude00傻瓜相机', '我去\ud83d\ude00【和谐】相机'],
])('%j is published as %j', (text, published) => {
  const words = [
    { word: '微信', replacement: '' },
    { word: 'weixin', replacement: 'wx' },
    { word: '微信号', replacement: '号码' },
    { word: '傻瓜', replacement: '【和谐】' },
  ]
  expect(masked(text, words)).toBe(published)
})

test('a word to replace is weaker than one to review, and both are found', () => {
  const words = { block: [], review: ['私拍'], replace: [{ word: '微信', replacement: '' }] }
  expect([judge(['微信'], words), judge(['微信私拍'], words)]).toEqual(['replace', 'review'])
  expect(
    compileWords(words)
      .find('微信，微信，私拍')
      .map(({ word }) => word),
  ).toEqual(['微信', '私拍'])
})

test('no word to replace is left after replacing', () => {
  const letters = fc.constantFrom('a', 'A', 'ａ', '微', '信', '賭', ' ', '*', '\u0301', '\uff76\uff9e')
  const text = fc.array(letters, { maxLength: 12 }).map((parts) => parts.join(''))
  const word = fc.array(letters, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(text, fc.array(word, { maxLength: 4 }), (written, words) => {
      const replace = words.map((one) => ({ word: one, replacement: '~~' }))
      const matcher = compileWords({ block: [], review: [], replace })
      const published = matcher.replace(written)
      // Two replacements may make a word of what is between them.
      if (matcher.judge([published]) !== 'pass') expect(published).toContain('~~')
      if (matcher.judge([written]) === 'pass') expect(published).toBe(written)
      else expect(published).not.toBe(written)
    }),
    { numRuns: 1000 },
  )
})
