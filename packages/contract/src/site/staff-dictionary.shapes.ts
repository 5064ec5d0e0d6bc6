import * as z from 'zod'
import { dictionaryCode } from './sys-base-info.service.ts'
import { csvTruth } from '../shapes/csv.ts'
import { memberText } from '../shapes/text.ts'

export const dictionaryLimits = { name: 20, entries: 99 } as const

/** Faults of an entry that only the server can find. */
export const dictionarySentences = {
  full: `一部字典最多 ${dictionaryLimits.entries} 个选项`,
  fixed: '表态固定是六个，可以改文字、顺序，或关闭',
  closedEmotion: '这个表态已经关闭，请换一个',
  value: '要写已有的编号，添加的选项空着',
  unknown: '这部字典里没有这个编号',
  sort: '要写 0 到 1000 的整数',
  truth: `要写${csvTruth.yes}或${csvTruth.no}`,
  other: '「总在最后」不能改',
  otherDictionary: '这一行是另一部字典的',
  twice: '在前面已经写过',
  taken: '字典里已经有这个选项',
  faults: '文件里有写错的地方，什么也没有导入',
} as const

/**
 * The dictionaries that staff edit: those of the wire except the switches, the categories of articles, and the
 * emotions.
 */
export const editedDictionary = z.enum([
  ...dictionaryCode.exclude(['FeatureSetting']).options,
  'ArticleCategory',
  'Emotion',
])
export type EditedDictionary = z.infer<typeof editedDictionary>

/** Whether the program knows all entries of a dictionary, so that none can be added. */
export const isFixedDictionary = (code: EditedDictionary): boolean => code === 'Emotion'

export const dictionaryFields = {
  name: memberText(1, dictionaryLimits.name),
  /** Lower numbers come first. */
  sort: z.int().min(0).max(1000),
  isOpen: z.boolean(),
}

export const StaffDictionaryItem = z.object({
  /** Its number on the wire and in rows. */
  value: z.int(),
  name: z.string(),
  sort: z.int(),
  isOpen: z.boolean(),
  /** Stands for everything else and is always last. */
  isOther: z.boolean(),
  version: z.int(),
})
export type StaffDictionaryItem = z.infer<typeof StaffDictionaryItem>
