import type { MethodParsed, Page, Search } from '@guangquan/contract'
import * as z from 'zod'
import type { Ctx } from '../../context.ts'
import { closePage, limitVisitor, openPage } from '../../db/paging.ts'
import { listWall } from '../post/index.ts'
import { findNewest, newestOrdinal, type Match } from './find-posts.read.ts'
import { rankMatches } from './rank-matches.ts'
import { readSearch, type SearchQuery } from './search-query.ts'

type SearchInput = MethodParsed<typeof Search.GetList>

/** So many of the newest matches are counted, and put in order by relevance or heat. */
const candidates = 240

/** What was found, in order, with the words it was found by. */
export interface FoundPage extends Omit<Page<never>, 'items'> {
  rows: { id: string }[]
  words: string[]
}

const empty: FoundPage = { rows: [], words: [], totalCount: 0, isLast: true, nextCursor: null }

// 最新 goes on below an ordinal.
const timeKey = z.tuple([z.int().min(0)])
// The other orders are computed anew at each page from the same posts at the same instant: newest ordinal, moment,
// score and id of the last row.
const scoreKey = z.tuple([z.int().min(0), z.int().min(0), z.number(), z.uuid()])
type ScoreKey = z.output<typeof scoreKey>

/**
 * A page of posts that hold every word, as visible as in any list. 最新 is complete; 相关 and 最热 order the newest 240
 * matches, and for 相关 also the newest 240 whose title or tags match. totalCount: capped at 240.
 */
export async function searchPosts(ctx: Ctx, input: SearchInput): Promise<FoundPage> {
  const query = await readSearch(ctx.app, input)
  if (query === null) return empty
  if (query.words.length === 0 && query.any.length === 0) return searchByFigures(ctx, input, query)
  const page =
    input.sort === 'new' ? await pageByTime(ctx, input, query) : await pageByScore(ctx, input, query)
  return { ...page, words: query.words }
}

// Figures alone are what the photo wall has indexes for.
async function searchByFigures(ctx: Ctx, input: SearchInput, { ranges }: SearchQuery): Promise<FoundPage> {
  if (input.kind !== 'all' && input.kind !== 'photo') return empty
  const { maxResultCount, skipCount, cursor, topicId } = input
  const sort = input.sort === 'new' ? 'new' : 'hot'
  const page = await listWall(ctx, { ...ranges, topicId, sort, maxResultCount, skipCount, cursor })
  return { ...page, words: [] }
}

async function pageByTime(ctx: Ctx, input: SearchInput, query: SearchQuery) {
  const window = limitVisitor(ctx.viewer, openPage(input, timeKey))
  const wanted = window.skip + window.take + 1
  const isFirst = window.after === null
  const top = window.after === null ? await newestOrdinal(ctx) : window.after[0] - 1
  const limit = isFirst ? Math.max(wanted, candidates) : wanted
  const found = await findNewest(ctx, { query, place: 'anywhere', top, limit })
  const rows = found.slice(window.skip, wanted)
  return closePage(window, rows, window.total ?? found.length, (row): [number] => [row.ordinal])
}

async function pageByScore(ctx: Ctx, input: SearchInput, query: SearchQuery) {
  const window = limitVisitor(ctx.viewer, openPage(input, scoreKey))
  const after = window.after
  const top = after?.[0] ?? (await newestOrdinal(ctx))
  const at = after?.[1] ?? ctx.now.getTime()
  const found = await findCandidates(ctx, input.sort, query, top)
  const ranked = rankMatches(found, input.sort === 'hot' ? 'hot' : 'relevance', at)
  const from = after === null ? window.skip : placeAfter(ranked, after)
  const rows = ranked.slice(from, from + window.take + 1)
  const total = Math.min(found.length, candidates)
  return closePage(window, rows, window.total ?? total, (row): ScoreKey => [top, at, row.score, row.id])
}

async function findCandidates(
  ctx: Ctx,
  sort: SearchInput['sort'],
  query: SearchQuery,
  top: number,
): Promise<Match[]> {
  const found = await findNewest(ctx, { query, place: 'anywhere', top, limit: candidates })
  if (found.length < candidates || sort !== 'relevance' || query.head === null) return found
  // A common word: what has it in its title should not be lost among newer posts that only mention it.
  const named = await findNewest(ctx, { query, place: 'head', top, limit: candidates })
  return [...new Map([...named, ...found].map((match) => [match.id, match])).values()]
}

function placeAfter(ranked: readonly { id: string; score: number }[], [, , score, id]: ScoreKey): number {
  const at = ranked.findIndex((row) => row.score < score || (row.score === score && row.id < id))
  return at < 0 ? ranked.length : at
}
