import { simplifiedOf } from './simplified-characters.ts'

/** A folded text, with the source range of each of its characters. */
export interface SearchText {
  text: string
  /** Begin and end of the source character of each UTF-16 unit of `text`. */
  from: readonly number[]
  to: readonly number[]
}

const letterOrDigit = /[\p{L}\p{N}]/u
const significantSigns = /[./-]/
// A dot, slash or hyphen belongs to a word only between digits: 1.4, 1/250, 24-70.
const loneSigns = /(?<!\d)[./-]|[./-](?!\d)/g

// Removed so that spellings of the same thing become one text; what stands between the groups is dropped.
const droppedParts: readonly RegExp[] = [
  // f/1.4, f 1.4, F 1.4 → f1.4
  /(?<=(?<![a-z])f|mmf|mm f)[ /]+(?=\d)/g,
  // f2.0 → f2
  /(?<=f\d{1,2})\.0(?![\d.])/g,
  // 50 mm → 50mm
  /(?<=\d) +(?=mm(?![a-z]))/g,
  // ISO 400 → iso400
  /(?<=(?<![a-z])iso) +(?=\d)/g,
  // X-T5 → xt5; the hyphen of 24-70 stays
  /(?<=[\p{L}\p{N}])-(?=\p{L})|(?<=\p{L})-(?=\p{N})/gu,
]

/**
 * Folds a text for searching: full width, case and traditional characters make no difference, `f1.4`, `f/1.4` and `F
 * 1.4` become one, `50 mm` becomes `50mm`. Everything but letters and digits separates words, which are joined by one
 * space.
 */
export function foldSearch(text: string): SearchText {
  let folded = mapCharacters(text)
  if (/[\d-]/.test(folded.text)) for (const pattern of droppedParts) folded = drop(folded, pattern)
  folded = { ...folded, text: folded.text.replace(loneSigns, ' ') }
  return drop(folded, /(?<= ) +|^ +| +$/g)
}

/** The distinct folded words of a query, up to `max`. */
export function searchWords(keyword: string, max = 8): string[] {
  const words = foldSearch(keyword).text.split(' ')
  return [...new Set(words)].filter((word) => word !== '').slice(0, max)
}

/** Occurrences of the words in a folded text: ordered ranges of its source without overlaps, in UTF-16 units. */
export function findWords(folded: SearchText, words: readonly string[]): [number, number][] {
  const found: [number, number][] = []
  for (const word of words) {
    if (word === '') continue
    for (let at = folded.text.indexOf(word); at >= 0; at = folded.text.indexOf(word, at + word.length)) {
      const end = at + word.length - 1
      found.push([folded.from[at] ?? 0, folded.to[end] ?? 0])
    }
  }
  return mergeRanges(found)
}

function mergeRanges(ranges: readonly [number, number][]): [number, number][] {
  const merged: [number, number][] = []
  for (const [from, to] of ranges.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const last = merged.at(-1)
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to)
    else merged.push([from, to])
  }
  return merged
}

function mapCharacters(text: string): SearchText {
  let folded = ''
  const from: number[] = []
  const to: number[] = []
  let at = 0
  for (const character of text) {
    const end = at + character.length
    const units = unitsOf(character)
    folded += units
    for (let unit = 0; unit < units.length; unit++) {
      from.push(at)
      to.push(end)
    }
    at = end
  }
  return { text: folded, from, to }
}

// The few thousand common characters occur all the time.
const known = new Map<string, string>()
const maxCached = 20_000

function unitsOf(character: string): string {
  const stored = known.get(character)
  if (stored !== undefined) return stored
  const units = Array.from(character.normalize('NFKC').toLowerCase(), foldCharacter).join('')
  if (known.size < maxCached) known.set(character, units)
  return units
}

function foldCharacter(character: string): string {
  if (character === 'ƒ') return 'f'
  const simple = simplifiedOf.get(character) ?? character
  if (letterOrDigit.test(simple)) return simple
  return significantSigns.test(simple) ? simple : ' '
}

function drop(whole: SearchText, pattern: RegExp): SearchText {
  const gaps = Array.from(
    whole.text.matchAll(pattern),
    ({ index, 0: { length } }) => [index, index + length] as const,
  )
  if (gaps.length === 0) return whole
  let text = ''
  const from: number[] = []
  const to: number[] = []
  let at = 0
  for (const [begin, end] of [...gaps, [whole.text.length, whole.text.length] as const]) {
    text += whole.text.slice(at, begin)
    for (; at < begin; at++) {
      from.push(whole.from[at] ?? 0)
      to.push(whole.to[at] ?? 0)
    }
    at = end
  }
  return { text, from, to }
}
