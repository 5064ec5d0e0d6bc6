import { compileWords } from '@guangquan/rules/words/word-list'
import { expect, test } from 'vitest'

test('40,000 words cost a comment next to nothing', () => {
  // Words with common prefixes, as in real lists.
  const characters = Array.from({ length: 60 }, (_, at) => String.fromCodePoint(0x4e00 + at))
  const at = (index: number) => characters[index % 60] ?? ''
  const make = (from: number) =>
    Array.from({ length: 20_000 }, (_, count) => {
      const index = from + count
      return `${at(index)}${at(Math.floor(index / 60))}${at(Math.floor(index / 3600))}${at(index * 7)}\u7981`
    })
  const started = performance.now()
  const matcher = compileWords({ block: make(0), review: make(20_000) })
  const compiled = performance.now() - started
  const comment = Array.from({ length: 500 }, (_, count) => at(count * count + count)).join('')
  expect(matcher.judge([comment])).toBe('pass')
  const times = Array.from({ length: 200 }, () => {
    const begun = performance.now()
    matcher.judge([comment])
    return performance.now() - begun
  }).toSorted((a, b) => a - b)
  console.info('milliseconds', { compiled, ofFiveHundredCharacters: times[100] })
  // It takes 0.05; searching each word separately takes 50 and more.
  expect(times[100]).toBeLessThan(2)
})
