import { replaceWords } from './replace-words.ts'
import {
  buildWords,
  foldForWords,
  occurrencesIn,
  severityOf,
  verdicts,
  type ListedWord,
  type WordAutomaton,
  type WordList,
  type WordVerdict,
} from './word-automaton.ts'

/** A word list prepared for many texts. */
export interface WordMatcher {
  /** The strictest verdict over all texts of a post or comment. Each text is judged separately. */
  judge: (texts: readonly string[]) => WordVerdict
  /** Every word of the list that a text contains, once each. */
  find: (text: string) => ListedWord[]
  /** The text with words replaced. A text with a stricter word is unchanged: it is not published like this. */
  replace: (text: string) => string
}

/**
 * Builds an Aho-Corasick automaton of the folded words, which reads a text once, character by character, however many
 * words there are.
 */
export function compileWords(list: WordList): WordMatcher {
  return matchWords(buildWords(list))
}

/** The matcher of an automaton, which another thread may have built. */
export function matchWords(automaton: WordAutomaton): WordMatcher {
  const judge = (texts: readonly string[]) => {
    let severity = 0
    for (const text of texts) {
      severity = Math.max(severity, severityOf(automaton, foldForWords(text)))
      if (severity === verdicts.length - 1) break
    }
    return verdicts[severity] ?? 'block'
  }
  return {
    judge,
    find: (text) => [...new Set(occurrencesIn(automaton, foldForWords(text)).map(({ listed }) => listed))],
    replace: (text) => (judge([text]) === 'replace' ? replaceWords(automaton, text) : text),
  }
}
