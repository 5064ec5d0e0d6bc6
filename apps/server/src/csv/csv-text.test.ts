import { expect, test } from 'vitest'
import { csvText, withoutApostrophe } from './csv-text.ts'

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
  if (!text.startsWith('\r')) expect(withoutApostrophe(inert)).toBe(text)
})

test('an apostrophe that somebody wrote stays', () => {
  expect(csvText([["'90s"]])).toBe("'90s\r\n")
  expect(withoutApostrophe("'90s")).toBe("'90s")
})
