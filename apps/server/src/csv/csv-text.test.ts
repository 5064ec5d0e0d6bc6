import { expect, test } from 'vitest'
import { csvText, plainText } from './csv-text.ts'

test('cells are separated, quoted where they must be, and lines end with CR LF', () => {
  const lines = [
    ['名字', 'a,b', 'say "hi"', 'two\nlines', 'a;b'],
    [1, -2.5, true, null, ['甲', '乙']],
  ]
  expect(csvText(lines)).toBe('名字,"a,b","say ""hi""","two\nlines","a;b"\r\n1,-2.5,是,,甲、乙\r\n')
})

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  ' =1',
  '\u3000=1',
  '＝1',
  '＋1',
  '－1',
  '＠SUM',
])('%j is no formula in a spreadsheet, and comes back as it was', (text) => {
  const [cell = ''] = csvText([[text]]).split('\r\n')
  const inert = cell.startsWith('"') ? cell.slice(1, -1) : cell
  expect(csvText([[text]])).toContain(`'${text}`)
  expect(csvText([[[text]]])).toContain(`'${text}`)
  if (!text.startsWith('\r')) expect(plainText(inert)).toBe(text)
})

test('an apostrophe that somebody wrote stays', () => {
  expect(csvText([["'90s"]])).toBe("'90s\r\n")
  expect(plainText("'90s")).toBe("'90s")
})

test.each(['202611300000012345', '007', '123456789012', '12E5', '1.5e10'])(
  '%s is shown by a spreadsheet as it is, and comes back',
  (text) => {
    expect(csvText([[text]])).toBe(`"=""${text}"""\r\n`)
    expect(plainText(`="${text}"`)).toBe(text)
  },
)

test('numbers, short digits and days stay what they are', () => {
  const lines = [[123_456_789_012, 0, '0', '13800000000', '2026-11-30', '="1', '="a"']]
  expect(csvText(lines)).toBe('123456789012,0,0,13800000000,2026-11-30,"\'=""1","\'=""a"""\r\n')
  expect(plainText('="a"')).toBe('="a"')
})
