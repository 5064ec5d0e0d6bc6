import * as z from 'zod'

/** File name of a list, and the headings of its columns by their keys. */
export interface CsvSheet<Column extends string = string> {
  name: string
  columns: Readonly<Record<Column, string>>
}

/** Columns of a request that one member of staff makes and another decides. */
export const requestColumns = {
  state: '状态',
  reason: '原因',
  requesterName: '申请人',
  createTime: '申请时间',
  expireTime: '有效期至',
  deciderName: '决定的人',
  decisionReason: '决定的原因',
} as const

/** An export that has begun: its browser can download it once, within a minute. */
export const ExportStart = z.object({ path: z.string() })
export type ExportStart = z.infer<typeof ExportStart>

/** A fault in a file of rows. At most the first 200 are listed. */
export const CsvFault = z.object({
  /** As a spreadsheet numbers them: the headings are line 1. */
  line: z.int(),
  /** Heading of the column; empty for the whole line. */
  column: z.string(),
  /** The content of the cell, up to 60 characters; empty for the whole line. */
  cell: z.string(),
  message: z.string(),
})
export type CsvFault = z.infer<typeof CsvFault>

/** The cells of a column with two values. */
export const csvTruth = { yes: '是', no: '否' } as const

export const csvLimits = { rows: 20_000, faults: 200, shownCell: 60, kib: 4096 } as const

/** Faults of a file or of a whole line. */
export const csvSentences = {
  unreadable: '这里的引号没有配对，后面读不出来',
  empty: '文件里没有内容',
  missingColumn: '缺少这一列',
  unknownColumn: '不认识这一列，请去掉',
  repeatedColumn: '这一列出现了两次',
  wrongWidth: '列数和表头不一样',
  scientific: '表格软件把长数字缩写了，后面几位已经丢失；请把这一列设成“文本”，再填一次',
  tooManyRows: `一次最多 ${csvLimits.rows} 行，请分开导入`,
} as const

/**
 * A day in a cell: YYYY-MM-DD, or 2026/1/31, as Excel in China saves it.
 * @param sentence for a cell without a day
 */
export const csvDay = (sentence: string) =>
  z
    .string(sentence)
    .transform((text) => {
      const [, year, month = '', day = ''] = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(text) ?? []
      return year === undefined ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    })
    .pipe(z.iso.date(sentence))
