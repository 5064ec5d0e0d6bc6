import { expect, test } from 'vitest'
import { findWords, foldSearch, searchWords } from './search-fold.ts'
import { bigramsOf, charactersOf } from './search-grams.ts'

test.each([
  ['ＡＢＣ１２３', 'abc123'],
  ['攝影機與鏡頭', '摄影机与镜头'],
  ['f/1.4', 'f1.4'],
  ['F1.4', 'f1.4'],
  ['ƒ/1.4', 'f1.4'],
  ['F 1.4', 'f1.4'],
  ['f / 2.0', 'f2'],
  ['50 mm', '50mm'],
  ['50mm f/1.4', '50mm f1.4'],
  ['XF23mmF2 R WR', 'xf23mmf2 r wr'],
  ['CL 24-70mm f/2.8', 'cl 24-70mm f2.8'],
  ['X-T5', 'xt5'],
  ['ISO 6400', 'iso6400'],
  ['1/250s', '1/250s'],
  ['雾，山谷。云', '雾 山谷 云'],
  ['  <b>雨后</b> -- ', 'b 雨后 b'],
  ['%%_\\', ''],
  ['😀', ''],
])('%s is searched as %s', (text, folded) => {
  expect(foldSearch(text).text).toBe(folded)
})

test('a query is its words, each once', () => {
  expect(searchWords('  雨后  雨後 50 1.4 ')).toEqual(['雨后', '50', '1.4'])
  expect(searchWords(' ，。 ')).toEqual([])
  expect(searchWords('a b c d', 2)).toEqual(['a', 'b'])
})

test('words are found where they stand in the text as it was written', () => {
  const text = '用Ｆ／１．４拍攝的夜景，攝影：老周'
  const marked = (words: string[]) =>
    findWords(foldSearch(text), words).map(([from, to]) => text.slice(from, to))
  expect(marked(['f1.4'])).toEqual(['Ｆ／１．４'])
  expect(marked(['摄'])).toEqual(['攝', '攝'])
  expect(marked(['夜景', '拍摄的夜'])).toEqual(['拍攝的夜景'])
  expect(marked(['没有'])).toEqual([])
  expect(findWords(foldSearch('😀夜😀'), ['夜'])).toEqual([[2, 3]])
})

test('pairs of neighbours do not cross a space', () => {
  expect([...bigramsOf('雨后的 光')]).toEqual(['雨后', '后的'])
  expect([...charactersOf('a 光光')]).toEqual(['a', '光'])
})
