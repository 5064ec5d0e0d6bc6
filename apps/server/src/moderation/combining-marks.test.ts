import { cleanText } from '@guangquan/contract/text/text-length'
import { compileWords } from '@guangquan/rules/words/word-list'
import { expect, test } from 'vitest'

/** Processor time of this thread in milliseconds, whatever else the machine does. */
function timeOf(work: () => unknown): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

const marks = '\u0301\u0327'.repeat(50_000)

// Normalising a run of combining marks takes time quadratic in its length: these take 1 to 4 s without a limit.
test.each<[string, () => unknown]>([
  ['a text of a member', () => cleanText(`a${marks}`)],
  ['the word list', () => compileWords({ block: ['禁'], review: [] }).judge([`a${marks}`])],
  [
    'the word list, half-width signs',
    () => compileWords({ block: [], review: [] }).judge(['\uff9e\u0301'.repeat(50_000)]),
  ],
])('a run of combining marks does not slow down %s', (_what, work) => {
  expect(timeOf(work)).toBeLessThan(200)
})

test('text of any language is unchanged', () => {
  const stacked = `q${'\u0301'.repeat(30)}水`
  expect(cleanText(stacked)).toBe(stacked)
  expect(cleanText(`q${marks}`)).toHaveLength(31)
})
