import { pageSize } from '@guangquan/contract'
import { bigramsOf } from '@guangquan/rules/words/search-grams'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Ctx } from '../../context.ts'
import type { Queryable } from '../../db/client.ts'
import { preparedQueries, runUnprepared, type ParamOf } from '../../db/prepared-query.ts'
import { listedOfKinds } from './searched-kinds.ts'
import type { SearchQuery } from './search-query.ts'
import type { Step } from './search-steps.ts'
import {
  containsWord,
  hasNamedWords,
  hasTerm,
  hasWordsInTexts,
  isInTitleOrTags,
  weightOf,
  weightOfTerms,
  type NamedTerms,
  type Place,
} from './word-conditions.ts'

/** Sort order of matches: by ordinal, by heat, or by relevance times recency. */
export type SearchOrder = 'new' | 'hot' | 'relevance'

/** A page of search results. */
export interface MatchRequest {
  query: SearchQuery
  order: SearchOrder
  /** Ordinal of the newest post considered. */
  top: number
  /** The instant from which ages are computed, epoch milliseconds. */
  at: number
  /** This many of the newest matches are counted and sorted. */
  candidates: number
  /** The last row of the previous page. */
  after: { score: number; id: string } | null
  skip: number
  /** Maximum number of rows. */
  take: number
}

/** Result of reading a step of the index. */
export interface MatchPage {
  /** Matches, at most `candidates`. */
  found: number
  /** Number of these that match in title or tags; only counted for relevance. */
  in_head: number
  /** Rows of the page, as JSON. */
  page: unknown
}

interface Variant extends Record<string, string | number | boolean> {
  member: boolean
  words: number
  /** How many words each of the named ones has, separated by commas. */
  named: string
  tagsOnly: boolean
  /** Names of kinds of targets, separated by commas. */
  kinds: string
  order: SearchOrder
  candidates: number
  take: number
  place: Place
  blocks: boolean
}

type Values = Record<string, unknown>

/** Reads a step of the index: its matches in this place, counted and sorted, and only the rows of the page. */
export async function readMatches(
  ctx: Ctx,
  requested: MatchRequest,
  place: Place,
  { blocks }: Step,
): Promise<MatchPage> {
  const { query } = requested
  const variant: Variant = {
    member: ctx.viewer !== null,
    words: query.words.length,
    named: query.named.map(({ words }) => words.length).join(),
    tagsOnly: query.tagsOnly,
    kinds: query.kinds.join(),
    order: requested.order,
    candidates: requested.candidates,
    take: requested.take,
    place,
    blocks: blocks !== null,
  }
  const values: Values = {
    viewerId: ctx.viewer?.id ?? null,
    top: requested.top,
    at: requested.at / 1000,
    afterScore: requested.after?.score ?? Number.MAX_VALUE,
    afterId: requested.after?.id ?? 'ffffffff-ffff-ffff-ffff-ffffffffffff',
    ...Object.fromEntries(query.words.map((word, at) => [`word${at}`, word])),
    ...namedValues(query.named),
    terms: place === 'named' ? query.head : query.all,
    blocks,
  }
  const rows = isPlain(requested)
    ? await plainMatches(ctx.db, variant, values)
    : await runUnprepared<Values, MatchPage>(
        ctx.db,
        (param) => matchesQuery(ctx.db, param, variant, query, requested.skip),
        values,
      )
  const [matches] = rows
  if (matches === undefined) throw new Error('an aggregate without a row')
  return matches
}

// At most two words, or one name of at most two, without filters, and a page as our own client requests it: the few
// statements of nearly all searches are prepared.
function isPlain({ query, skip, take }: MatchRequest): boolean {
  const { words, named, any, since, shotRanges } = query
  const isNarrowed = any.length > 0 || since !== null || Object.keys(shotRanges).length > 0
  const isShort = words.length <= 2 && named.length <= 1 && named.every((one) => one.words.length <= 2)
  return isShort && !isNarrowed && skip === 0 && take === pageSize + 1
}

const plainMatches = preparedQueries<Values, Variant, MatchPage>('search.find', (db, param, variant) =>
  matchesQuery(db, param, variant, { any: [], since: null, shotRanges: {} }, 0),
)

/** Conditions that only an unprepared statement has. */
type Narrowing = Pick<SearchQuery, 'any' | 'since' | 'shotRanges'>

function narrowed({ any, since }: Pick<Narrowing, 'any' | 'since'>): RawBuilder<SqlBool>[] {
  return [
    ...any.map((group) => sql<SqlBool>`s.terms && ${group}::text[]`),
    ...(since === null ? [] : [sql<SqlBool>`s.created_at >= ${since}`]),
  ]
}

/** One statement: matches, counted and sorted, and only the rows of the page. */
function matchesQuery(
  db: Queryable,
  param: ParamOf<Values>,
  variant: Variant,
  narrowing: Narrowing,
  skip: number,
) {
  const { order, take } = variant
  const newest = matching(param, variant, narrowing)
  const byRelevance = order === 'relevance'
  const matches = byRelevance ? weighed(param, variant, newest) : newest
  const text = sql<MatchPage>`with matches as materialized (${matches}),
    page as (
      select id, kind, score from (select id, kind, ${scoreOf(param, order)} as score from matches) as ranked
      where (score, id) < (${param('afterScore')}::float8, ${param('afterId')}::uuid)
      order by score desc, id desc limit ${sql.lit(take)} offset ${sql.lit(skip)}
    )
    select count(*) as found, ${byRelevance ? sql`count(*) filter (where in_head)` : sql`0`} as in_head,
      (select coalesce(json_agg(page), '[]') from page) as page
    from matches`
  return { compile: () => text.compile(db) }
}

// Sorted by an expression instead of the column, so that the planner does not scan all posts in its order. Matches are
// sorted before visibility is checked, so that only as many are checked as are needed.
function matching(
  param: ParamOf<Values>,
  variant: Variant,
  { shotRanges, ...narrowing }: Narrowing,
): RawBuilder<unknown> {
  const { kinds, member, candidates } = variant
  return sql`select found.id, found.kind, found.ordinal, listed.hot from (
      select * from (${entries(param, variant, narrowing)}) as entry order by entry.ordinal desc
    ) as found
    cross join lateral (${listedOfKinds(kinds.split(','), sql`found.id`, member ? sql`${param('viewerId')}::uuid` : null, shotRanges)}) as listed
    order by found.ordinal desc limit ${sql.lit(candidates)}`
}

/** Entries of the index that match, whether or not the viewer may see them. */
function entries(
  param: ParamOf<Values>,
  { words, named: wordsOfNamed, tagsOnly, place, blocks }: Variant,
  narrowing: Omit<Narrowing, 'shotRanges'>,
): RawBuilder<unknown> {
  const inBlocks = blocks ? [sql<SqlBool>`s.terms && ${param('blocks')}::text[]`] : []
  const named = namedParams(param, wordsOfNamed)
  const [first, ...others] = place === 'recent' ? named : []
  const conditions = [
    sql<SqlBool>`s.ordinal <= ${param('top')}::int`,
    sql<SqlBool>`s.terms @> ${param('terms')}::text[]`,
    ...inBlocks,
    ...narrowed(narrowing),
    ...wordParams(param, words).map((word) => containsWord(word, place, tagsOnly)),
    ...others.map((one) => hasNamedWords(one, inBlocks)),
    ...(place === 'named'
      ? named.flatMap((one) => one.words).map((word) => containsWord(word, place, false))
      : []),
  ]
  const having = (further: RawBuilder<SqlBool>[]) => sql`
    select s.target_id as id, s.target_kind as kind, s.ordinal + 0 as ordinal
    from search_entry s where ${sql.join([...conditions, ...further], sql` and `)}`
  if (first === undefined) return having([])
  // The index alone finds the rows of either side. As alternatives of one condition they would be compared again with
  // the terms of each row, which takes three times as long for the name of a maker.
  return sql`${having([hasWordsInTexts(first)])} union ${having([hasTerm(first)])}`
}

/** With the values that relevance needs, read only for the few candidates instead of for all matches. */
function weighed(
  param: ParamOf<Values>,
  { words, named: wordsOfNamed, tagsOnly }: Variant,
  found: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const named = namedParams(param, wordsOfNamed)
  const allWords = [...wordParams(param, words), ...named.flatMap((one) => one.words)]
  const isUniform = tagsOnly || allWords.length === 0
  const weights = isUniform ? [sql`3`] : [...allWords.map(weightOf), ...named.map(weightOfTerms)]
  const inTitleOrTags = [sql`true`, ...allWords.map(isInTitleOrTags)]
  return sql`select counted.*, s.created_at, ${sql.join(weights, sql` + `)} as weight,
      ${sql.join(inTitleOrTags, sql` and `)} as in_head
    from (${found}) as counted join search_entry s on s.target_id = counted.id`
}

const wordParams = (param: ParamOf<Values>, words: number) =>
  Array.from({ length: words }, (_, at) => sql<string>`${param(`word${at}`)}::text`)

function namedValues(named: SearchQuery['named']): Values {
  const values: Values = {}
  for (const [place, { words, terms, weight }] of named.entries()) {
    values[`grams${place}`] = [...bigramsOf(words.join(' '))]
    values[`terms${place}`] = terms
    values[`weight${place}`] = weight
    for (const [at, word] of words.entries()) values[`name${place}.${at}`] = word
  }
  return values
}

function namedParams(param: ParamOf<Values>, wordsOfNamed: string): NamedTerms[] {
  if (wordsOfNamed === '') return []
  return wordsOfNamed.split(',').map((count, place) => ({
    words: Array.from(
      { length: Number(count) },
      (_, at) => sql<string>`${param(`name${place}.${at}`)}::text`,
    ),
    grams: sql<string[]>`${param(`grams${place}`)}::text[]`,
    terms: sql<string[]>`${param(`terms${place}`)}::text[]`,
    weight: sql<number>`${param(`weight${place}`)}::float8`,
  }))
}

/** A post of this age in days has half the weight of a new one. */
const halfLifeDays = 365

function scoreOf(param: ParamOf<Values>, order: SearchOrder): RawBuilder<number> {
  if (order === 'new') return sql<number>`ordinal::float8`
  if (order === 'hot') return sql<number>`hot::float8`
  const days = sql<number>`greatest(0, ${param('at')}::float8 - extract(epoch from created_at)::float8) / 86400`
  const half = sql.lit(halfLifeDays)
  return sql<number>`weight * ${half} / (${half} + ${days})`
}
