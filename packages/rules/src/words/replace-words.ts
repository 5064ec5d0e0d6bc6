import { foldForWords, occurrencesIn, type WordAutomaton } from './word-automaton.ts'

/** A character with its combining characters: folding them one by one gives the folded text. */
const clusters = /[^\p{M}\uff9e\uff9f\u1160-\u11ff][\p{M}\uff9e\uff9f\u1160-\u11ff]*/gu

/** The text with the words of the list replaced: where several overlap, the first and longest. */
export function replaceWords(automaton: WordAutomaton, text: string): string {
  const { folded, starts, ends } = foldWithPlaces(text)
  const found = occurrencesIn(automaton, folded)
    .filter(({ listed }) => listed.action === 'replace')
    .toSorted((a, b) => a.from - b.from || b.to - a.to)
  let replaced = ''
  let done = 0
  for (const { listed, from, to } of found) {
    const start = starts[from] ?? 0
    const end = ends[to - 1] ?? text.length
    if (start < done) continue
    const { length } = Array.from(text.slice(start, end))
    replaced +=
      text.slice(done, start) + (listed.replacement === '' ? '*'.repeat(length) : listed.replacement)
    done = end
  }
  return replaced + text.slice(done)
}

/** The folded text, with the position in the original of each of its code units. */
function foldWithPlaces(text: string): { folded: string; starts: number[]; ends: number[] } {
  const starts: number[] = []
  const ends: number[] = []
  let folded = ''
  for (const { 0: cluster, index } of text.matchAll(clusters)) {
    const part = foldForWords(cluster)
    folded += part
    for (let at = 0; at < part.length; at++) {
      starts.push(index)
      ends.push(index + cluster.length)
    }
  }
  return { folded, starts, ends }
}
