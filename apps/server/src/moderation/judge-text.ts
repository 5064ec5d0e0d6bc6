import type { WordVerdict } from '@guangquan/rules/word-list'
import { currentWords, type WordsCtx } from './current-words.ts'

/** The verdict of the operators' word list on texts a member wrote. */
export async function judgeText(ctx: WordsCtx, texts: readonly string[]): Promise<WordVerdict> {
  const words = await currentWords(ctx)
  // Without a readable list, nothing passes without review.
  return words === null ? 'review' : words.judge(texts)
}
