import { judgeWords, type WordVerdict } from '@guangquan/rules/word-list'
import * as z from 'zod'
import type { Queryable } from '../db/client.ts'
import { readConfig } from '../db/sys-config.ts'

const words = z.array(z.string().max(50)).max(20_000)
const WordListSetting = z.object({ block: words.default([]), review: words.default([]) })

/** What the operators' word list (`text.words` of sys_config) says about texts a member wrote. */
export async function judgeText(db: Queryable, texts: readonly string[]): Promise<WordVerdict> {
  const list = await readConfig(db, 'text.words', WordListSetting, { block: [], review: [] })
  return judgeWords(texts, list)
}
