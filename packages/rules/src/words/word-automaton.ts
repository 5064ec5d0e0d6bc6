import { simplifiedOf } from './simplified-characters.ts'

/**
 * Words that staff listed: a post with one of `block` is refused, with one of `review` is reviewed first; one of
 * `replace` is replaced.
 */
export interface WordList {
  block: readonly string[]
  review: readonly string[]
  replace?: readonly ReplacedWord[]
}

export interface ReplacedWord {
  word: string
  /** Empty for asterisks. */
  replacement: string
}

export type WordVerdict = 'pass' | 'replace' | 'review' | 'block'

/** One word of the list. */
export interface ListedWord extends ReplacedWord {
  action: Exclude<WordVerdict, 'pass'>
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

export const verdicts = ['pass', 'replace', 'review', 'block'] as const
const hardest = verdicts.length - 1

/** Nodes are beginnings of words, numbered; 0 is the empty one. */
export interface WordAutomaton {
  size: number
  /** Open addressing: children by a hash of parent and code unit, 0 where a slot is free. */
  slots: Int32Array
  parents: Int32Array
  units: Uint16Array
  /** The longest other beginning that this one ends in. */
  fallbacks: Int32Array
  /** Where a word ends, its index in `verdicts`, or that of a harder one it ends in. */
  severities: Uint8Array
  /** Where a word ends, its number in `listed`, from 1. */
  words: Int32Array
  listed: readonly ListedWord[]
}

/** A word in a folded text, from its first code unit to after its last. */
export interface WordOccurrence {
  listed: ListedWord
  from: number
  to: number
}

/** Every occurrence of every word in a folded text, by their ends, the longer first. */
export function occurrencesIn(automaton: WordAutomaton, text: string): WordOccurrence[] {
  const { words, listed, fallbacks } = automaton
  const found: WordOccurrence[] = []
  let node = 0
  for (let at = 0; at < text.length; at++) {
    node = step(automaton, node, text.charCodeAt(at))
    for (let end = node; end !== 0; end = fallbacks[end] ?? 0) {
      const one = listed[(words[end] ?? 0) - 1]
      if (one !== undefined) found.push({ listed: one, from: at + 1 - depthOf(automaton, end), to: at + 1 })
    }
  }
  return found
}

function depthOf({ parents }: WordAutomaton, node: number): number {
  let depth = 0
  for (let at = node; at !== 0; at = parents[at] ?? 0) depth += 1
  return depth
}

/** Index in `verdicts` of the hardest word in a folded text. */
export function severityOf(automaton: WordAutomaton, text: string): number {
  const { severities } = automaton
  let node = 0
  let severity = 0
  for (let at = 0; at < text.length && severity < hardest; at++) {
    node = step(automaton, node, text.charCodeAt(at))
    severity = Math.max(severity, severities[node] ?? 0)
  }
  return severity
}

/** Builds the automaton: 40,000 words take 100 ms. */
export function buildWords({ replace = [], review, block }: WordList): WordAutomaton {
  const plain = (action: 'review' | 'block') => (word: string) => ({ word, action, replacement: '' })
  const listed: ListedWord[] = [
    ...replace.map((one) => ({ ...one, action: 'replace' as const })),
    ...review.map(plain('review')),
    ...block.map(plain('block')),
  ]
  const folded = listed.map(({ word }) => foldForWords(word))
  const max = folded.reduce((sum, word) => sum + word.length, 1)
  const automaton: WordAutomaton = {
    size: 1,
    slots: new Int32Array(2 ** Math.ceil(Math.log2(max * 2))),
    parents: new Int32Array(max),
    units: new Uint16Array(max),
    fallbacks: new Int32Array(max),
    severities: new Uint8Array(max),
    words: new Int32Array(max),
    listed,
  }
  const byDepth: number[][] = []
  for (const [at, word] of folded.entries()) addWord(automaton, byDepth, word, at + 1)
  // Shorter beginnings first: longer ones lean on them.
  for (const node of byDepth.flat()) linkFallback(automaton, node)
  return automaton
}

// Of two spellings of a word the later, harder one counts.
function addWord(automaton: WordAutomaton, byDepth: number[][], word: string, number: number): void {
  if (word === '') return
  const { slots, parents, units, severities, words, listed } = automaton
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
  words[node] = number
  severities[node] = verdicts.indexOf(listed[number - 1]?.action ?? 'block')
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
