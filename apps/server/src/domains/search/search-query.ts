import type { MethodParsed, Search } from '@guangquan/contract'
import { parseGearQuery, type GearRanges } from '@guangquan/rules/gear/gear-query'
import { bigramsOf } from '@guangquan/rules/words/search-grams'
import { searchWords } from '@guangquan/rules/words/search-fold'
import type { App } from '../../context.ts'
import { fail } from '../../fail.ts'
import type { ShotRanges } from '../target/index.ts'
import { findGear } from './find-gear.ts'
import { terms } from './index-terms.ts'
import { findNamedWords, type NamedWords } from './named-words.ts'
import { kindsOfTab, termsOfTab } from './searched-kinds.ts'

type SearchInput = MethodParsed<typeof Search.GetList>

/** A search in terms of the index. */
export interface SearchQuery {
  words: string[]
  /** Words that a post may also have by a term. */
  named: NamedWords[]
  /** Names of the kinds of targets that the tab lists. */
  kinds: string[]
  /** Terms that every found post has. */
  all: string[]
  /** Like `all`, for posts with every word in title or tags; null if the words are too short for that. */
  head: string[] | null
  /** Groups of terms, of each of which a found post has at least one. */
  any: string[][]
  /** Only tags are searched: a single character is in nearly every text. */
  tagsOnly: boolean
  ranges: GearRanges
  /** Nothing is searched but ranges of camera data, of any age. */
  onlyFigures: boolean
  /** Gear and figures that must apply to the same photograph, whereas terms cover all photographs of a post. */
  shotRanges: ShotRanges
  since: Date | null
}

/**
 * Parses the input.
 * @returns null if nothing can be found: unknown gear, or only punctuation
 * @throws SearchConflict for conditions that exclude each other
 */
export async function readSearch(app: App, input: SearchInput): Promise<SearchQuery | null> {
  const { words: text, camera, lens, conflict, ...ranges } = parseGearQuery(input.keyword)
  if (conflict !== undefined) fail('SearchConflict')
  const typed = searchWords(text)
  const named = await findNamedWords(app, text)
  const words = typed.filter((word) => !named.some((one) => one.words.includes(word)))
  const any: string[][] = []
  const cameraIds = camera === undefined ? undefined : await findGear(app, 'camera', camera)
  const lensIds = lens === undefined ? undefined : await findGear(app, 'lens', lens)
  if (cameraIds !== undefined) any.push(cameraIds.map(terms.camera))
  if (lensIds !== undefined) any.push(lensIds.map(terms.lens))
  if (any.some((group) => group.length === 0)) return null
  if (typed.length + any.length + Object.keys(ranges).length === 0) return null

  const isTogether = any.length + Object.keys(ranges).length > 1
  const isLong = (word: string) => [...word].length > 1
  const tagsOnly = typed.length > 0 && named.length === 0 && !typed.some(isLong)
  const grams = [...bigramsOf(words.filter(isLong).join(' '))]
  const headGrams = typed.every(isLong) ? [...bigramsOf(typed.join(' '))] : []
  const ofTab = termsOfTab(input.kind)
  const narrowed = [
    ...(ofTab?.length === 1 ? ofTab : []),
    ...(input.topicId === undefined ? [] : [terms.topic(input.topicId)]),
  ]
  return {
    words,
    named,
    kinds: kindsOfTab(input.kind).map((kind) => kind.name),
    all: [...(tagsOnly ? words : grams), ...narrowed],
    head: headGrams.length > 0 ? [...headGrams.map(terms.inHead), ...narrowed] : null,
    any: ofTab === null || ofTab.length === 1 ? any : [...any, ofTab],
    onlyFigures: typed.length === 0 && any.length === 0 && input.withinDays === undefined,
    tagsOnly,
    ranges,
    // A single condition is fully covered by the index terms.
    shotRanges: {
      ...ranges,
      ...(cameraIds !== undefined && isTogether ? { cameraIds } : {}),
      ...(lensIds !== undefined && isTogether ? { lensIds } : {}),
    },
    since:
      input.withinDays === undefined
        ? null
        : new Date(app.now().getTime() - input.withinDays * 24 * 3600_000),
  }
}
