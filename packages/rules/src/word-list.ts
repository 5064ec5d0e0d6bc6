import { simplifiedOf } from './simplified-characters.ts'

/** Words the operators hold: a post with one of `block` is refused, with one of `review` is looked at first. */
export interface WordList {
  block: readonly string[]
  review: readonly string[]
}

export type WordVerdict = 'pass' | 'review' | 'block'

/**
 * Text as it is compared: full-width, compatibility and traditional forms folded, lower case, without anything that
 * is not a letter or a digit, so that `微 信`, `微*信` and `賭博` are the words they hide.
 */
export function foldForWords(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/\p{Script=Han}/gu, (character) => simplifiedOf.get(character) ?? character)
}

/** The hardest verdict over all texts of one post or comment. Each text is judged by itself. */
export function judgeWords(texts: readonly string[], list: WordList): WordVerdict {
  const folded = texts.map(foldForWords).filter((text) => text !== '')
  const holds = (words: readonly string[]) =>
    words.map(foldForWords).some((word) => word !== '' && folded.some((text) => text.includes(word)))
  if (holds(list.block)) return 'block'
  return holds(list.review) ? 'review' : 'pass'
}
