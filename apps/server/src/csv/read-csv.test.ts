import { csvDay, csvLimits, csvSentences } from '@guangquan/contract'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { longestTurnMs } from '../testing/longest-turn.ts'
import { csvText } from './csv-text.ts'
import { readCsv, withFaults } from './read-csv.ts'

const sheet = {
  row: z.object({
    word: z.string().max(5),
    level: z.coerce.number().int().max(3),
    note: z.string().optional(),
  }),
  columns: { word: '词', level: '级别', note: '备注' },
}
const read = (text: string) => readCsv(text, sheet)

test('rows are found by the heads of their columns, in any order, with a byte order mark and either line end', async () => {
  const text = '\ufeff级别,词,备注\r\n1,"a,""b",\r\n\r\n2, 两\u3000词 ,"一\n二"\n'
  expect(await read(text)).toMatchObject({
    faults: [],
    rows: [
      { line: 2, value: { word: 'a,"b', level: 1 } },
      { line: 4, value: { word: '两\u3000词', level: 2, note: '一\n二' } },
    ],
  })
})

test('what was exported is read as it was', async () => {
  const words = ['=1+1', "'=1", '-', '@a', 'a;b', '"']
  const text = `\ufeff${csvText([['词', '级别', '备注'], ...words.map((word) => [word, 1, null])])}`
  const { rows, faults } = await read(text)
  expect(faults).toEqual([])
  expect(rows.map(({ value }) => value.word)).toEqual(words)
})

test('every wrong cell is named by line and column, and right rows do not hide it', async () => {
  const text = '词,级别,备注\na,1,\n太长的一个词,9,\nb,x,\n,1,\nc,1\nd,2,\n'
  expect((await read(text)).faults).toEqual([
    { line: 3, column: '词', cell: '太长的一个词', message: '最多5字' },
    { line: 3, column: '级别', cell: '9', message: '不能大于 3' },
    { line: 4, column: '级别', cell: 'x', message: '格式不对' },
    { line: 5, column: '词', cell: '', message: '请填写这一项' },
    { line: 6, column: '', cell: '', message: csvSentences.wrongWidth },
  ])
})

test.each([
  ['', { line: 1, column: '', message: csvSentences.empty }],
  ['词,级别,备注\n', { line: 1, column: '', message: csvSentences.empty }],
  ['词,级别\na,1\n', { line: 1, column: '备注', message: csvSentences.missingColumn }],
  ['词,级别,备注,别的\n', { line: 1, column: '别的', message: csvSentences.unknownColumn }],
  ['词,级别,备注,词\n', { line: 1, column: '词', message: csvSentences.repeatedColumn }],
  ['词,级别,备注\na,1,\n"b,1,\n', { line: 3, column: '', message: csvSentences.unreadable }],
])('%j is refused as a whole', async (text, fault) => {
  expect((await read(text)).faults).toEqual([{ ...fault, cell: '' }])
})

test('a file of too many rows is refused, and no more than 200 faults are listed', async () => {
  const rows = (count: number, line: string) => `词,级别,备注\n${line.repeat(count)}`
  expect((await read(rows(csvLimits.rows, 'a,1,\n'))).faults).toEqual([])
  expect((await read(rows(csvLimits.rows + 1, 'a,1,\n'))).faults).toEqual([
    { line: csvLimits.rows + 2, column: '', cell: '', message: csvSentences.tooManyRows },
  ])
  expect((await read(rows(300, 'a,9,\n'))).faults).toHaveLength(csvLimits.faults)
})

test('what the caller found stands among the faults in the order of the file, and only the first are listed', async () => {
  const file = await read(`级别,备注,词\n1,,a\n9,,太长的一个词\n1,${'长'.repeat(99)},b\n`)
  const found = [
    { line: 4, column: '备注', message: 'note' },
    { line: 2, column: '词', message: 'known' },
  ]
  expect(withFaults(file, found)).toEqual([
    { line: 2, column: '词', cell: 'a', message: 'known' },
    { line: 3, column: '级别', cell: '9', message: '不能大于 3' },
    { line: 3, column: '词', cell: '太长的一个词', message: '最多5字' },
    { line: 4, column: '备注', cell: '长'.repeat(csvLimits.shownCell), message: 'note' },
  ])
  const late = await read(`词,级别,备注\na,1,\n${'b,9,\n'.repeat(300)}`)
  const faults = withFaults(late, [{ line: 2, column: '词', message: 'known' }])
  expect(faults).toHaveLength(csvLimits.faults)
  expect(faults[0]).toEqual({ line: 2, column: '词', cell: 'a', message: 'known' })
})

test('a number that a spreadsheet shortened is refused, digits that it was told to keep are read', async () => {
  const numbered = {
    row: z.object({ number: z.string(), day: csvDay('day') }),
    columns: { number: '订单号', day: '日期' },
  }
  const text = '订单号,日期\n2.02611E+17,2026/1/31\n"=""202611300000012345""",2026-01-31\n1,2026/2/30\n'
  const file = await readCsv(text, numbered)
  expect(file.faults).toEqual([
    { line: 2, column: '订单号', cell: '2.02611E+17', message: csvSentences.scientific },
    { line: 4, column: '日期', cell: '2026/2/30', message: 'day' },
  ])
  expect(file.rows.map(({ value }) => value)).toEqual([{ number: '202611300000012345', day: '2026-01-31' }])
})

test.each([
  ['many short rows', 'a,1,\n'],
  ['rows of signs', `"${'""'.repeat(20)}",x,"${'，'.repeat(40)}"\n`],
  ['cells without an end', ','.repeat(200)],
])('%s do not occupy the event loop', async (_, line) => {
  const text = `词,级别,备注\n${line.repeat(Math.floor((csvLimits.kib * 1024) / 4 / line.length))}`
  let shortest = Infinity
  // The minimum of several runs, since other tests and the JavaScript compiler add a varying amount.
  for (let tries = 0; tries < 10 && shortest > 50; tries++) {
    shortest = Math.min(shortest, await longestTurnMs(() => read(text)))
  }
  expect(shortest).toBeLessThan(50)
})
