import { buildWords, type WordAutomaton } from '@guangquan/rules/word-list'
import * as z from 'zod'
import { issuesIn } from '../db/settings.ts'

const words = z.array(z.string().max(50)).max(50_000)

/** `text.words` of sys_config. */
export const WordListSetting = z.object({ block: words.default([]), review: words.default([]) })

/** A compiled list, or what is wrong with it. */
export type ReadWordList = { automaton: WordAutomaton } | { issues: string }

export function readWordList(json: string): ReadWordList {
  const parsed = WordListSetting.safeParse(JSON.parse(json))
  return parsed.success
    ? { automaton: buildWords(parsed.data) }
    : { issues: issuesIn(parsed.error).join('; ') }
}
