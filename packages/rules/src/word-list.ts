import { simplifiedOf } from './simplified-characters.ts'

/** Words the operators hold: a post with one of `block` is refused, with one of `review` is looked at first. */
export interface WordList {
  block: readonly string[]
  review: readonly string[]
}

export type WordVerdict = 'pass' | 'review' | 'block'

/** A word list made ready for many texts. */
export interface WordMatcher {
  /** The hardest verdict over all texts of one post or comment. Each text is judged by itself. */
  judge: (texts: readonly string[]) => WordVerdict
}

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

const verdicts = ['pass', 'review', 'block'] as const

/**
 * Builds an Aho-Corasick automaton of the folded words: a text is read once, character by character, however many
 * words there are.
 */
export function compileWords(list: WordList): WordMatcher {
  const trie = buildTrie(list)
  const fallback = linkFallbacks(trie)
  const { next, severity } = trie

  function severityOf(text: string): number {
    let state = 0
    let hardest = 0
    for (let at = 0; at < text.length && hardest < 2; at++) {
      state = step(next, fallback, state, text.charCodeAt(at))
      hardest = Math.max(hardest, severity[state] ?? 0)
    }
    return hardest
  }
  return {
    judge: (texts) => {
      let hardest = 0
      for (const text of texts) {
        hardest = Math.max(hardest, severityOf(foldForWords(text)))
        if (hardest === 2) break
      }
      return verdicts[hardest] ?? 'block'
    },
  }
}

interface Trie {
  /** Child by parent and code unit. */
  next: Map<number, number>
  parents: number[]
  units: number[]
  depths: number[]
  /** By node: 1 where a word to review ends, 2 where one to block ends. */
  severity: number[]
}

const keyOf = (node: number, unit: number) => node * 0x1_0000 + unit

function buildTrie({ review, block }: WordList): Trie {
  const trie: Trie = { next: new Map(), parents: [0], units: [0], depths: [0], severity: [0] }
  for (const word of review) addWord(trie, word, 1)
  for (const word of block) addWord(trie, word, 2)
  return trie
}

function addWord({ next, parents, units, depths, severity }: Trie, word: string, hardness: number): void {
  const folded = foldForWords(word)
  if (folded === '') return
  let node = 0
  for (let at = 0; at < folded.length; at++) {
    const unit = folded.charCodeAt(at)
    const key = keyOf(node, unit)
    const known = next.get(key)
    if (known === undefined) {
      next.set(key, parents.length)
      parents.push(node)
      units.push(unit)
      depths.push(at + 1)
      severity.push(0)
    }
    node = known ?? parents.length - 1
  }
  severity[node] = hardness
}

/** @returns by node: the longest other beginning of a word that the text read so far ends in */
function linkFallbacks({ next, parents, units, depths, severity }: Trie): Int32Array {
  const fallback = new Int32Array(parents.length)
  // By depth, so that shorter beginnings are linked before those that lean on them.
  const order = [...parents.keys()].toSorted((a, b) => (depths[a] ?? 0) - (depths[b] ?? 0))
  for (const node of order) {
    const parent = parents[node] ?? 0
    if (parent !== 0) fallback[node] = step(next, fallback, fallback[parent] ?? 0, units[node] ?? 0)
    severity[node] = Math.max(severity[node] ?? 0, severity[fallback[node] ?? 0] ?? 0)
  }
  return fallback
}

function step(next: Map<number, number>, fallback: Int32Array, from: number, unit: number): number {
  for (let state = from; ; state = fallback[state] ?? 0) {
    const found = next.get(keyOf(state, unit))
    if (found !== undefined) return found
    if (state === 0) return 0
  }
}
