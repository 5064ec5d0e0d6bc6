import { simplifiedOf } from './simplified-characters.ts'

/** A text as it is searched, with the place of each of its characters in the text it came from. */
export interface SearchText {
  text: string
  /** For each UTF-16 unit of `text`: where its character begins and ends in the original. */
  from: readonly number[]
  to: readonly number[]
}

interface Mapped {
  units: string[]
  from: number[]
  to: number[]
}

const letterOrDigit = /[\p{L}\p{N}]/u
const keptSigns = /[./-]/

// What is taken out so that spellings of one thing are one text; what lies between the brackets goes.
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
 * Folds a text for searching: full width, case and traditional characters make no difference, `f1.4`, `f/1.4` and
 * `F 1.4` are one, `50 mm` is `50mm`; what is neither letter nor digit parts words. Words are parted by one space.
 */
export function foldSearch(text: string): SearchText {
  let mapped = mapCharacters(text)
  for (const pattern of droppedParts) mapped = drop(mapped, pattern)
  mapped = blankLoneSigns(mapped)
  mapped = drop(mapped, /(?<= ) +|^ +| +$/g)
  return { text: mapped.units.join(''), from: mapped.from, to: mapped.to }
}

/** The words of a query, folded, each once; at most `most`. */
export function searchWords(keyword: string, most = 8): string[] {
  const words = foldSearch(keyword).text.split(' ')
  return [...new Set(words)].filter((word) => word !== '').slice(0, most)
}

/** Where the words stand in a text, as ranges of its UTF-16 units, in order and without overlap. */
export function findWords(text: string, words: readonly string[]): [number, number][] {
  const folded = foldSearch(text)
  const found: [number, number][] = []
  for (const word of words) {
    if (word === '') continue
    for (let at = folded.text.indexOf(word); at >= 0; at = folded.text.indexOf(word, at + word.length)) {
      const end = at + word.length - 1
      found.push([folded.from[at] ?? 0, folded.to[end] ?? text.length])
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

function mapCharacters(text: string): Mapped {
  const mapped: Mapped = { units: [], from: [], to: [] }
  let at = 0
  for (const character of text) {
    const end = at + character.length
    for (const unit of unitsOf(character)) {
      mapped.units.push(unit)
      mapped.from.push(at)
      mapped.to.push(end)
    }
    at = end
  }
  return mapped
}

// The few thousand characters people write come again and again.
const known = new Map<string, readonly string[]>()
const mostKnown = 20_000

function unitsOf(character: string): readonly string[] {
  const kept = known.get(character)
  if (kept !== undefined) return kept
  const units = Array.from(character.normalize('NFKC').toLowerCase()).flatMap(foldCharacter)
  if (known.size < mostKnown) known.set(character, units)
  return units
}

// UTF-16 units, so that a place in the joined text is a place in the arrays.
function foldCharacter(character: string): string[] {
  if (character === 'ƒ') return ['f']
  const simple = simplifiedOf.get(character) ?? character
  if (letterOrDigit.test(simple)) return simple.split('')
  return [keptSigns.test(simple) ? simple : ' ']
}

function drop(mapped: Mapped, pattern: RegExp): Mapped {
  const text = mapped.units.join('')
  const gone = new Set<number>()
  for (const match of text.matchAll(pattern)) {
    for (let at = match.index; at < match.index + match[0].length; at++) gone.add(at)
  }
  if (gone.size === 0) return mapped
  const stays = (_: unknown, at: number) => !gone.has(at)
  return { units: mapped.units.filter(stays), from: mapped.from.filter(stays), to: mapped.to.filter(stays) }
}

// A point or a stroke belongs to a word only between digits: 1.4, 1/250, 24-70.
function blankLoneSigns(mapped: Mapped): Mapped {
  const isDigit = (unit: string | undefined) => unit !== undefined && unit >= '0' && unit <= '9'
  const units = mapped.units.map((unit, at) =>
    keptSigns.test(unit) && !(isDigit(mapped.units[at - 1]) && isDigit(mapped.units[at + 1])) ? ' ' : unit,
  )
  return { ...mapped, units }
}
