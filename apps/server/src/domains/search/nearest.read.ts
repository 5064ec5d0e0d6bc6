import {
  searchLimits,
  type MethodOutput,
  type MethodParsed,
  type Search,
  type SearchCondition,
} from '@guangquan/contract'
import { gearConditions, widenRanges } from '@guangquan/rules/gear/gear-conditions'
import { formatGearQuery, parseGearQuery } from '@guangquan/rules/gear/gear-query'
import type { Ctx } from '../../context.ts'
import { fail } from '../../fail.ts'
import { loadSearchHits } from './search-hit.view.ts'
import { searchTargets, type SearchInput } from './search-targets.read.ts'

type NearestInput = MethodParsed<typeof Search.GetNearest>
type Nearest = MethodOutput<typeof Search.GetNearest>

// The least important conditions come first.
const givenUpFirst: readonly SearchCondition[] = [
  'sec',
  'iso',
  'focal',
  'f',
  'lens',
  'camera',
  'time',
  'topic',
  'words',
]

/**
 * For a search without results: the effect of each condition, and the nearest search with results.
 * @throws SearchConflict for conditions that exclude each other
 */
export async function findNearest(ctx: Ctx, input: NearestInput): Promise<Nearest> {
  if (parseGearQuery(input.keyword).conflict !== undefined) fail('SearchConflict')
  const dropped: Nearest['dropped'] = []
  for (const condition of conditionsOf(input)) {
    const rest = without(input, condition)
    // One after the other: a single call must not occupy all connections of searches.
    const { totalCount } = await searchTargets(ctx, pageOf(rest, 1))
    const count = Math.min(totalCount, searchLimits.counted)
    if (count > 0) dropped.push({ condition, keyword: rest.keyword, count })
  }
  const names = dropped.map(({ condition }) => condition)
  return { dropped, nearest: await findNearestSearch(ctx, input, names) }
}

/** Conditions of a search, in a fixed order. */
function conditionsOf({ keyword, topicId, withinDays }: NearestInput): SearchCondition[] {
  const query = parseGearQuery(keyword)
  return [
    ...gearConditions(query).map(({ name }) => name),
    ...(topicId === undefined ? [] : (['topic'] as const)),
    ...(withinDays === undefined ? [] : (['time'] as const)),
    ...(query.words === '' ? [] : (['words'] as const)),
  ]
}

function without(input: NearestInput, condition: SearchCondition): NearestInput {
  const query = parseGearQuery(input.keyword)
  if (condition === 'topic') return { ...input, topicId: undefined }
  if (condition === 'time') return { ...input, withinDays: undefined }
  const rest =
    condition === 'words'
      ? { ...query, words: '' }
      : (gearConditions(query).find(({ name }) => name === condition)?.without ?? query)
  return { ...input, keyword: formatGearQuery(rest) }
}

/** Fewer results are only shown if no other search has more. */
const minNearest = 3

async function findNearestSearch(
  ctx: Ctx,
  input: NearestInput,
  dropped: readonly SearchCondition[],
): Promise<Nearest['nearest']> {
  let few: Nearest['nearest'] = null
  for (const one of nearestFirst(input, dropped)) {
    const found = one.keyword === '' ? null : await readResults(ctx, one)
    if (found !== null && found.items.length >= minNearest) return found
    few ??= found
  }
  return few
}

function nearestFirst(input: NearestInput, dropped: readonly SearchCondition[]): NearestInput[] {
  const query = parseGearQuery(input.keyword)
  const wider = [1, 2, 3]
    .map((stops) => widenRanges(query, stops))
    .filter((one) => one !== null)
    .map((one) => ({ ...input, keyword: formatGearQuery(one) }))
  const present = conditionsOf(input)
  const inOrder = givenUpFirst.filter((condition) => present.includes(condition))
  const withoutOne = inOrder
    .filter((condition) => dropped.includes(condition))
    .map((condition) => without(input, condition))
  // Where no single condition is enough: without the first two, three …
  const withoutMore = inOrder.slice(1).map((_, at) => inOrder.slice(0, at + 2).reduce(without, input))
  return [...wider, ...(withoutOne.length > 0 ? withoutOne : withoutMore)]
}

async function readResults(ctx: Ctx, input: NearestInput): Promise<Nearest['nearest']> {
  const { rows, words } = await searchTargets(ctx, pageOf(input, searchLimits.nearest))
  const items = await loadSearchHits(ctx, rows, words)
  if (items.length === 0) return null
  return {
    keyword: input.keyword,
    topicId: input.topicId ?? null,
    withinDays: input.withinDays ?? null,
    items,
  }
}

const pageOf = (input: NearestInput, maxResultCount: number): SearchInput => ({
  ...input,
  sort: 'relevance',
  maxResultCount,
  skipCount: 0,
})
