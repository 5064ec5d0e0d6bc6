import { expect, test } from 'vitest'
import { wrapText } from './wrap-text.ts'

/** Chinese characters are twice as wide as Latin ones. */
const measure = (text: string): number =>
  [...text].reduce((sum, one) => sum + (/[⺀-￯“”]/u.test(one) ? 2 : 1), 0)
const wrap = (text: string, width: number) => wrapText(text, width, measure)

test('a line breaks between words, Latin ones stay whole', () => {
  expect(wrap('清洁传感器 and firmware', 12)).toEqual(['清洁传感器', 'and firmware'])
})

test('no line begins with a full stop or ends with an opening quotation mark', () => {
  const lines = wrap('检查快门，升级固件，校准防抖；问题：“高温关机”，已解决。', 10)
  expect(lines.length).toBeGreaterThan(4)
  for (const line of lines) {
    expect(line).not.toMatch(/^[，。；：”]/u)
    expect(line).not.toMatch(/“$/u)
    expect(measure(line)).toBeLessThanOrEqual(10)
  }
})

test('a word wider than a line breaks anywhere, and lines of the text stay lines', () => {
  expect(wrap('ABCDEFGHIJ', 4)).toEqual(['ABCD', 'EFGH', 'IJ'])
  expect(wrap('一\n\n二', 10)).toEqual(['一', '', '二'])
})
