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
    .replace(markRun, '$1')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/\p{Script=Han}/gu, (character) => simplifiedOf.get(character) ?? character)
}

// Normalising takes time quadratic in the length of a run of combining marks. Two half-width signs become some.
const markRun = /([\p{M}\uff9e\uff9f]{30})[\p{M}\uff9e\uff9f]+/gu

const verdicts = ['pass', 'review', 'block'] as const

/**
 * Builds an Aho-Corasick automaton of the folded words: a text is read once, character by character, however many
 * words there are.
 */
export function compileWords(list: WordList): WordMatcher {
  return matchWords(buildWords(list))
}

/** The matcher of an automaton, which another thread may have built. */
export function matchWords(automaton: WordAutomaton): WordMatcher {
  return {
    judge: (texts) => {
      let hardest = 0
      for (const text of texts) {
        hardest = Math.max(hardest, severityOf(automaton, foldForWords(text)))
        if (hardest === 2) break
      }
      return verdicts[hardest] ?? 'block'
    },
  }
}

/** Nodes are beginnings of words, numbered; 0 is the empty one. */
export interface WordAutomaton {
  size: number
  /** Open addressing: children by a hash of parent and code unit, 0 where a slot is free. */
  slots: Int32Array
  parents: Int32Array
  units: Uint16Array
  /** The longest other beginning that this one ends in. */
  fallbacks: Int32Array
  /** 1 where a word to review ends, 2 where one to block ends. */
  severities: Uint8Array
}

function severityOf(automaton: WordAutomaton, text: string): number {
  const { severities } = automaton
  let node = 0
  let hardest = 0
  for (let at = 0; at < text.length && hardest < 2; at++) {
    node = step(automaton, node, text.charCodeAt(at))
    hardest = Math.max(hardest, severities[node] ?? 0)
  }
  return hardest
}

/** Builds the automaton: 40,000 words take 100 ms. */
export function buildWords({ review, block }: WordList): WordAutomaton {
  const folded = [review, block].map((words) => words.map(foldForWords))
  const max = folded.flat().reduce((sum, word) => sum + word.length, 1)
  const automaton: WordAutomaton = {
    size: 1,
    slots: new Int32Array(2 ** Math.ceil(Math.log2(max * 2))),
    parents: new Int32Array(max),
    units: new Uint16Array(max),
    fallbacks: new Int32Array(max),
    severities: new Uint8Array(max),
  }
  const byDepth: number[][] = []
  for (const [at, words] of folded.entries()) {
    for (const word of words) addWord(automaton, byDepth, word, at + 1)
  }
  // Shorter beginnings first: longer ones lean on them.
  for (const node of byDepth.flat()) linkFallback(automaton, node)
  return automaton
}

function addWord(automaton: WordAutomaton, byDepth: number[][], word: string, severity: number): void {
  if (word === '') return
  const { slots, parents, units, severities } = automaton
  let node = 0
  for (let at = 0; at < word.length; at++) {
    const unit = word.charCodeAt(at)
    const param = findSlot(automaton, node, unit)
    if (slots[param] === 0) {
      const child = automaton.size
      automaton.size += 1
      slots[param] = child
      parents[child] = node
      units[child] = unit
      const nodes = (byDepth[at] ??= [])
      nodes.push(child)
    }
    node = slots[param] ?? 0
  }
  severities[node] = severity
}

function linkFallback(automaton: WordAutomaton, node: number): void {
  const { parents, units, fallbacks, severities } = automaton
  const parent = parents[node] ?? 0
  if (parent !== 0) fallbacks[node] = step(automaton, fallbacks[parent] ?? 0, units[node] ?? 0)
  severities[node] = Math.max(severities[node] ?? 0, severities[fallbacks[node] ?? 0] ?? 0)
}

/** The longest beginning of a word that what was read and this character end in. */
function step(automaton: WordAutomaton, from: number, unit: number): number {
  for (let node = from; ; node = automaton.fallbacks[node] ?? 0) {
    const child = automaton.slots[findSlot(automaton, node, unit)] ?? 0
    if (child !== 0 || node === 0) return child
  }
}

/** Where the child of a node by a code unit stands, or would stand. */
function findSlot({ slots, parents, units }: WordAutomaton, node: number, unit: number): number {
  const mask = slots.length - 1
  let param = (Math.imul(node, 0x9e37_79b1) ^ Math.imul(unit, 0x85eb_ca6b)) >>> 7
  for (param &= mask; ; param = (param + 1) & mask) {
    const child = slots[param] ?? 0
    if (child === 0 || (parents[child] === node && units[child] === unit)) return param
  }
}
