import { simplifiedOf } from './simplified-characters.ts'

/**
 * The operators' word list: a post with a word of `block` is refused, one with a word of `review` is reviewed first.
 */
export interface WordList {
  block: readonly string[]
  review: readonly string[]
}

export type WordVerdict = 'pass' | 'review' | 'block'

/**
 * Text as it is compared: full-width, compatibility and traditional forms folded, lower case, only letters and digits,
 * so that `微 信`, `微*信` and `賭博` are recognised.
 */
export function foldForWords(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/\p{Script=Han}/gu, (character) => simplifiedOf.get(character) ?? character)
}

/** The strictest verdict over all texts of one post or comment; each text is checked by itself. */
export function judgeWords(texts: readonly string[], list: WordList): WordVerdict {
  const folded = texts.map(foldForWords).filter((text) => text !== '')
  const holds = (words: readonly string[]) =>
    words.map(foldForWords).some((word) => word !== '' && folded.some((text) => text.includes(word)))
  if (holds(list.block)) return 'block'
  return holds(list.review) ? 'review' : 'pass'
}
