import type { MethodOutput, MethodParsed, StaffWord, WordInput } from '@guangquan/contract'
import type { WordList } from '@guangquan/rules/words/word-automaton'
import { compileWords } from '@guangquan/rules/words/word-list'
import type { StaffCtx } from '../../context.ts'
import { currentWords } from '../../moderation/current-words.ts'

/** The effect of the list on a text, together with a word that is not saved yet. */
export async function tryWords(
  ctx: StaffCtx,
  { text, draft }: MethodParsed<typeof StaffWord.Try>,
): Promise<MethodOutput<typeof StaffWord.Try>> {
  const saved = (await currentWords(ctx)).find(text)
  const drafted = draft === undefined ? [] : compileWords(listOf([draft])).find(text)
  const found = [...saved, ...drafted]
  // The words that occur in this text have the same effect as the whole list.
  const matcher = compileWords(listOf(found))
  return {
    verdict: matcher.judge([text]),
    published: matcher.replace(text),
    hits: found.map(({ word, action }) => ({ word, action })),
  }
}

function listOf(words: readonly Pick<WordInput, 'word' | 'action' | 'replacement'>[]): WordList {
  const of = (action: WordInput['action']) => words.filter((one) => one.action === action)
  return {
    block: of('block').map(({ word }) => word),
    review: of('review').map(({ word }) => word),
    replace: of('replace'),
  }
}
