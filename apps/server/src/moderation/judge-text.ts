import type { WordVerdict } from '@guangquan/rules/word-list'
import { currentWords, type WordsCtx } from './current-words.ts'

/** What the operators' word list says about texts a member wrote. */
export async function judgeText(ctx: WordsCtx, texts: readonly string[]): Promise<WordVerdict> {
  const words = await currentWords(ctx)
  // A list that was never readable lets nothing through unseen.
  return words === null ? 'review' : words.judge(texts)
}
