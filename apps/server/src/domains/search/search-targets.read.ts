import { searchLimits, type MethodParsed, type Page, type Search } from '@guangquan/contract'
import * as z from 'zod'
import type { Ctx } from '../../context.ts'
import { keysetPage } from '../../db/paging.ts'
import { targetKinds } from '../target/index.ts'
import { findTargets, newestOrdinal } from './find-targets.read.ts'
import { readSearch, type SearchQuery } from './search-query.ts'

export type SearchInput = MethodParsed<typeof Search.GetList>

/** This many of the newest matches are counted, and sorted by relevance or heat. */
const candidates = searchLimits.counted

/** The results, in order, with the words that were searched. */
export interface FoundPage extends Omit<Page<never>, 'items'> {
  rows: { id: string; kind: string }[]
  words: string[]
}

const empty: FoundPage = { rows: [], words: [], totalCount: 0, isLast: true, nextCursor: null }

// 最新 continues below an ordinal.
const timeKey = z.tuple([z.int().min(0)])
type OrdinalKey = z.output<typeof timeKey>
// The other orders are computed again for each page, from the same posts at the same instant: newest ordinal, instant,
// score and id of the last row.
const scoreKey = z.tuple([z.int().min(0), z.int().min(0), z.number(), z.uuid()])
type ScoreKey = z.output<typeof scoreKey>

/**
 * A page of targets that contain every word, as visible as in any list. 最新 is complete; 相关 and 最热 sort the newest 240
 * matches, and for 相关 also the newest 240 matches in title or tags. totalCount: capped at 240.
 */
export async function searchTargets(ctx: Ctx, input: SearchInput): Promise<FoundPage> {
  const query = await readSearch(ctx.app, input)
  if (query === null) return empty
  if (query.onlyFigures) return searchByFigures(ctx, input, query)
  const { sort } = input
  const page =
    sort === 'new' ? await pageByTime(ctx, input, query) : await pageByScore(ctx, input, sort, query)
  return { ...page, words: [...query.words, ...query.named.flatMap(({ words }) => words)] }
}

// Kinds have separate indexes for conditions on figures alone.
async function searchByFigures(ctx: Ctx, input: SearchInput, { ranges }: SearchQuery): Promise<FoundPage> {
  const kind = targetKinds.get().find(({ byFigures }) => byFigures?.tabs.includes(input.kind))
  if (kind?.byFigures === undefined) return empty
  const { maxResultCount, skipCount, cursor, topicId } = input
  const sort = input.sort === 'new' ? 'new' : 'hot'
  const { rows, ...page } = await kind.byFigures.list(ctx, {
    ...ranges,
    topicId,
    sort,
    maxResultCount,
    skipCount,
    cursor,
  })
  return { ...page, rows: rows.map(({ id }) => ({ id, kind: kind.name })), words: [] }
}

function pageByTime(ctx: Ctx, input: SearchInput, query: SearchQuery) {
  return keysetPage(input, timeKey, {
    endlessFor: ctx,
    read: async ({ after, skip, limit }) => {
      const { count, rows } = await findTargets(ctx, {
        query,
        order: 'new',
        top: after === null ? await newestOrdinal(ctx) : after[0] - 1,
        at: 0,
        candidates: after === null ? Math.max(skip + limit, candidates) : limit,
        after: null,
        skip,
        take: limit,
      })
      return rows.map((row) => ({ ...row, count }))
    },
    count: { of: ([first]) => first?.count ?? 0 },
    keyOf: ({ score }): OrdinalKey => [score],
  })
}

function pageByScore(ctx: Ctx, input: SearchInput, order: 'hot' | 'relevance', query: SearchQuery) {
  return keysetPage(input, scoreKey, {
    endlessFor: ctx,
    read: async ({ after, skip, limit }) => {
      const [top, at, score, id] = after ?? [await newestOrdinal(ctx), ctx.now.getTime()]
      const { count, rows } = await findTargets(ctx, {
        query,
        order,
        top,
        at,
        candidates,
        after: score === undefined || id === undefined ? null : { score, id },
        skip,
        take: limit,
      })
      return rows.map((row) => ({ ...row, count, top, at }))
    },
    count: { of: ([first]) => first?.count ?? 0 },
    keyOf: ({ top, at, score, id }): ScoreKey => [top, at, score, id],
  })
}
