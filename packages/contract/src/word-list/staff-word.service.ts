import * as z from 'zod'
import { type CsvSheet, CsvFault, csvLimits, ExportStart } from '../shapes/csv.ts'
import { body, method, service, writeBody } from '../wire/method.ts'
import { pageOf, staffPageInput } from '../shapes/page.ts'
import { staffReason } from '../staff/staff.shapes.ts'
import { id, memberText, timeText } from '../shapes/text.ts'
import { staff } from '../wire/staff-access.ts'
import { wordActions, wordLimits } from './word-actions.ts'

export const wordSheet = {
  name: '敏感词',
  columns: { word: '词', action: '处理', replacement: '替换为', category: '分类', note: '备注' },
} as const satisfies CsvSheet

/** Faults of a word that only the server can find. */
export const wordSentences = {
  taken: '词表里已经有这个词',
  empty: '要有字母、数字或汉字',
  full: `词表最多 ${wordLimits.words} 个词`,
  unused: '只有「替换」可以写替换为什么',
  action: `要写${Object.values(wordActions).join('、')}`,
  twice: '这个词在前面已经写过',
  faults: '文件里有写错的地方，什么也没有导入',
} as const

const wordAction = z.enum(['block', 'review', 'replace'])

/** Fields of a word. An empty `replacement` stands for asterisks. */
export const WordInput = z.strictObject({
  word: memberText(1, wordLimits.word),
  action: wordAction,
  replacement: memberText(0, wordLimits.word).default(''),
  category: memberText(0, wordLimits.category).default(''),
  note: memberText(0, wordLimits.note).default(''),
})
export type WordInput = z.output<typeof WordInput>

/** A row of a CSV file of the list. */
export const WordCsvRow = WordInput.extend({
  action: z.string().transform((name, check) => {
    const action = wordAction.options.find((one) => wordActions[one] === name)
    if (action !== undefined) return action
    check.addIssue(wordSentences.action)
    return z.NEVER
  }),
})

export const WordItem = z.object({
  id,
  word: z.string(),
  action: wordAction,
  replacement: z.string(),
  category: z.string(),
  note: z.string(),
  version: z.int(),
  updatedBy: z.string(),
  updateTime: timeText,
})
export type WordItem = z.infer<typeof WordItem>

/** How many of the newest texts contain a word. */
const Hits = z.object({
  hits: z.int(),
  checked: z.int(),
  /** Whether these are all of them. */
  isComplete: z.boolean(),
})

/** What importing a CSV file does to the list; with `faults` nothing. */
const ImportCheck = z.object({ added: z.int(), changed: z.int(), faults: z.array(CsvFault) })

const filters = {
  keyword: z.string().max(50).optional(),
  action: wordAction.optional(),
  category: z.string().max(wordLimits.category).optional(),
}

const csv = z.string().max(csvLimits.kib * 1024)

/** The word list: for which words members' texts are refused, reviewed or changed. */
export const StaffWord = service('StaffWord', {
  GetList: method({
    summary: '敏感词，最近改过的在前',
    access: staff('moderator'),
    read: true,
    input: body({ ...staffPageInput, ...filters }),
    output: pageOf(WordItem),
    errors: [],
  }),
  GetCategoryList: method({
    summary: '敏感词用到的分类',
    access: staff('moderator'),
    read: true,
    input: body({}),
    output: z.array(z.string()),
    errors: [],
  }),
  Try: method({
    summary: '拿一段文字试词表，可以带一个还没保存的词',
    access: staff('moderator'),
    read: true,
    input: body({ text: memberText(1, wordLimits.tried), draft: WordInput.optional() }),
    output: z.object({
      verdict: z.enum(['pass', 'replace', 'review', 'block']),
      /** The text as it would be published. */
      published: z.string(),
      hits: z.array(z.object({ word: z.string(), action: wordAction })),
    }),
    errors: [],
  }),
  CountHits: method({
    summary: '一个词会命中多少已有的作品和评论：只看最新的一批',
    access: staff('moderator'),
    limit: 'search',
    read: true,
    input: body({ word: memberText(1, wordLimits.word) }),
    output: z.object({ posts: Hits, comments: Hits }),
    errors: [],
  }),
  Create: method({
    summary: '添加一个敏感词，立即生效',
    access: staff('moderator'),
    write: true,
    input: writeBody(WordInput.shape),
    output: WordItem,
    errors: [],
  }),
  Update: method({
    summary: '修改一个敏感词，立即生效',
    access: staff('moderator'),
    write: true,
    input: writeBody({ id, version: z.int(), ...WordInput.shape }),
    output: WordItem,
    errors: ['ContentNotFound', 'ChangedMeanwhile'],
  }),
  Remove: method({
    summary: '移除一个敏感词，立即生效',
    access: staff('moderator'),
    write: true,
    input: writeBody({ id, version: z.int() }),
    output: z.null(),
    errors: ['ContentNotFound', 'ChangedMeanwhile'],
  }),
  Export: method({
    summary: '导出符合条件的敏感词（CSV）',
    access: staff('moderator'),
    write: true,
    input: writeBody({ ...filters, reason: staffReason }),
    output: ExportStart,
    errors: [],
  }),
  CheckImport: method({
    summary: '检查一份 CSV 词表：会添加、改动几个，哪些行写错了；不改动什么',
    access: staff('moderator'),
    read: true,
    maxKiB: csvLimits.kib,
    input: body({ csv }),
    output: ImportCheck,
    errors: [],
  }),
  Import: method({
    summary: '导入一份 CSV 词表：新词添加，已有的改成文件里的样子；有一处写错就什么也不导入',
    access: staff('moderator'),
    write: true,
    maxKiB: csvLimits.kib,
    input: writeBody({ csv, reason: staffReason }),
    output: ImportCheck.omit({ faults: true }),
    errors: [],
  }),
})
