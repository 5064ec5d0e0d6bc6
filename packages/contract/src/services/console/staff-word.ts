import * as z from 'zod'
import { body, method, service, writeBody } from '../../method.ts'
import { pageInput, pageOf } from '../../shapes/page.ts'
import { id, memberText, timeText } from '../../shapes/text.ts'
import { staff } from '../../staff.ts'

/** What becomes of a text with a word, as staff name it. */
export const wordActions = { block: '拦截', review: '审核', replace: '替换' } as const
export type WordAction = keyof typeof wordActions

export const wordLimits = {
  word: 50,
  category: 20,
  note: 100,
  tried: 2000,
  /** Words of the list. */
  words: 50_000,
} as const

/** Messages for fields of words that only the server can reject. */
export const wordSentences = {
  taken: '词表里已经有这个词',
  empty: '要有字母、数字或汉字',
  full: `词表最多 ${wordLimits.words} 个词`,
  unused: '只有「替换」可以写替换为什么',
} as const

const wordAction = z.enum(['block', 'review', 'replace'])

/** What staff write of a word. `replacement`: empty for asterisks. */
export const WordInput = z.strictObject({
  word: memberText(1, wordLimits.word),
  action: wordAction,
  replacement: memberText(0, wordLimits.word).default(''),
  category: memberText(0, wordLimits.category).default(''),
  note: memberText(0, wordLimits.note).default(''),
})
export type WordInput = z.output<typeof WordInput>

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

/** How many of the newest texts a word is in. */
const Hits = z.object({
  hits: z.int(),
  checked: z.int(),
  /** Whether these are all there are. */
  isComplete: z.boolean(),
})

/** The word list: what texts of members are refused, reviewed or changed for. */
export const StaffWord = service('StaffWord', {
  GetList: method({
    summary: '敏感词，最近改过的在前',
    access: staff('moderator'),
    read: true,
    input: body({
      ...pageInput,
      keyword: z.string().max(50).optional(),
      action: wordAction.optional(),
      category: z.string().max(wordLimits.category).optional(),
    }),
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
      /** As it would be published. */
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
})
