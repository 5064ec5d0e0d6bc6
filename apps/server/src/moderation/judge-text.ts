import type { WordVerdict } from '@guangquan/rules/words/word-automaton'
import { currentWords, type WordsCtx } from './current-words.ts'

/** The verdict of the word list on texts a member wrote. */
export async function judgeText(ctx: WordsCtx, texts: readonly string[]): Promise<WordVerdict> {
  return (await currentWords(ctx)).judge(texts)
}

/** A function that applies the list's replacements to texts a member wrote, before they are judged. */
export async function wordReplacer(ctx: WordsCtx): Promise<(text: string) => string> {
  return (await currentWords(ctx)).replace
}
