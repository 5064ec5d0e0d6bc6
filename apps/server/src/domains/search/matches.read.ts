import { pageSize } from '@guangquan/contract'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Ctx } from '../../context.ts'
import type { Queryable } from '../../db/client.ts'
import { hotQueries, runOnce, type SlotOf } from '../../db/hot-query.ts'
import { listedPost } from '../feed/index.ts'
import type { SearchQuery } from './search-query.ts'
import type { Step } from './search-steps.ts'

/** How matches are put in order: by ordinal, by heat, or by what matched times how new it is. */
export type SearchOrder = 'new' | 'hot' | 'relevance'

/** A page of what a search finds. */
export interface Wanted {
  query: SearchQuery
  order: SearchOrder
  /** Ordinal of the newest post that counts. */
  top: number
  /** The instant that ages are counted at, epoch milliseconds. */
  at: number
  /** So many of the newest matches are counted and put in order. */
  candidates: number
  /** The last row of the page before. */
  after: { score: number; id: string } | null
  skip: number
  /** Rows at most. */
  take: number
}

/** What a step of the index holds. */
export interface MatchPage {
  /** Matches, `candidates` at most. */
  recent: number
  /** Those of them whose title or tags match. */
  named_recent: number
  /** Matches in title or tags, `candidates` at most. */
  named: number
  /** Rows of the page, as JSON. */
  page: unknown
}

interface Variant extends Record<string, string | number | boolean> {
  member: boolean
  words: number
  tagsOnly: boolean
  order: SearchOrder
  candidates: number
  take: number
  recentBlocks: boolean
  named: 'none' | 'blocks' | 'all'
}

type Values = Record<string, unknown>

/**
 * Reads a step of the index: its matches, counted and put in order, and the rows of the page alone.
 * @param named where to look for matches in title or tags besides, null for nowhere
 */
export async function readMatches(
  ctx: Ctx,
  wanted: Wanted,
  recent: Step,
  named: Step | null,
): Promise<MatchPage> {
  const { query } = wanted
  const variant: Variant = {
    member: ctx.viewer !== null,
    words: query.words.length,
    tagsOnly: query.tagsOnly,
    order: wanted.order,
    candidates: wanted.candidates,
    take: wanted.take,
    recentBlocks: recent.blocks !== null,
    named: named === null ? 'none' : named.blocks === null ? 'all' : 'blocks',
  }
  const values: Values = {
    viewerId: ctx.viewer?.id ?? null,
    top: wanted.top,
    at: wanted.at / 1000,
    afterScore: wanted.after?.score ?? Number.MAX_VALUE,
    afterId: wanted.after?.id ?? 'ffffffff-ffff-ffff-ffff-ffffffffffff',
    ...Object.fromEntries(query.words.map((word, at) => [`word${at}`, word])),
    recentTerms: query.all,
    recentBlocks: recent.blocks,
    ...(named === null ? {} : { namedTerms: query.head, namedBlocks: named.blocks }),
  }
  const rows = isPlain(wanted)
    ? await plainMatches(ctx.db, variant, values)
    : await runOnce<Values, MatchPage>(
        ctx.db,
        (slot) => matchesQuery(ctx.db, slot, variant, narrowed(query), query, wanted.skip),
        values,
      )
  const [matches] = rows
  if (matches === undefined) throw new Error('an aggregate without a row')
  return matches
}

// One or two words and nothing else, and a page as our own client asks for it: the few texts of nearly every search
// are prepared.
function isPlain({ query, skip, take }: Wanted): boolean {
  const { words, any, since, taken } = query
  const isNarrowed = any.length > 0 || since !== null || Object.keys(taken).length > 0
  return words.length <= 2 && !isNarrowed && skip === 0 && take === pageSize + 1
}

const plainMatches = hotQueries<Values, Variant, MatchPage>('search.find', (db, slot, variant) =>
  matchesQuery(db, slot, variant, [], { taken: {} }, 0),
)

function narrowed({ any, since }: SearchQuery): RawBuilder<SqlBool>[] {
  return [
    ...any.map((group) => sql<SqlBool>`s.terms && ${group}::text[]`),
    ...(since === null ? [] : [sql<SqlBool>`s.created_at >= ${since}`]),
  ]
}

/** One statement: both kinds of matches, counted and put in order, and the rows of the page alone. */
function matchesQuery(
  db: Queryable,
  slot: SlotOf<Values>,
  variant: Variant,
  conditions: RawBuilder<SqlBool>[],
  { taken }: Pick<SearchQuery, 'taken'>,
  skip: number,
) {
  const { candidates, named, order, take } = variant
  const limit = sql.lit(candidates)
  const matches = (place: Place, hasBlocks: boolean) =>
    matching(slot, variant, place, hasBlocks, conditions, taken)
  const score = scoreOf(slot, order)
  const ranked =
    named === 'none'
      ? sql`select id, ${score} as score from recent`
      : sql`select id, ${score} as score from recent
          union all select id, ${score} from named where id not in (select id from recent)`
  const text = sql<MatchPage>`with recent as materialized (
      ${matches('recent', variant.recentBlocks)} order by found.ordinal desc limit ${limit}
    ),${
      named === 'none'
        ? sql``
        : sql` named as materialized (
      ${matches('named', named === 'blocks')} order by found.ordinal desc limit ${limit}
    ),`
    } page as (
      select id, score from (${ranked}) as ranked
      where (score, id) < (${slot('afterScore')}::float8, ${slot('afterId')}::uuid)
      order by score desc, id desc limit ${sql.lit(take)} offset ${sql.lit(skip)}
    )
    select count(*) as recent, count(*) filter (where in_head) as named_recent,
      ${named === 'none' ? sql`0` : sql`(select count(*) from named)`} as named,
      (select coalesce(json_agg(page), '[]') from page) as page
    from recent`
  return { compile: () => text.compile(db) }
}

/** Where to look: in the words' whole text, or in title and tags alone. */
type Place = 'recent' | 'named'

// The order is not the column's own, lest the planner walks all posts in it. What matched is in order before anybody
// asks who may see it, so that only as many are asked for as are wanted.
function matching(
  slot: SlotOf<Values>,
  { member, words, tagsOnly }: Variant,
  place: Place,
  hasBlocks: boolean,
  narrowedBy: RawBuilder<SqlBool>[],
  taken: SearchQuery['taken'],
): RawBuilder<unknown> {
  const wordSlots = Array.from({ length: words }, (_, at) => sql<string>`${slot(`word${at}`)}::text`)
  const conditions = [
    sql<SqlBool>`s.ordinal <= ${slot('top')}::int`,
    sql<SqlBool>`s.terms @> ${slot(`${place}Terms`)}::text[]`,
    ...(hasBlocks ? [sql<SqlBool>`s.terms && ${slot(`${place}Blocks`)}::text[]`] : []),
    ...narrowedBy,
    ...wordSlots.map((word) => holdsWord(word, place, tagsOnly)),
  ]
  const weights = tagsOnly || words === 0 ? [sql`3`] : wordSlots.map((word) => weightOf(word, place))
  const inHead = [sql`true`, ...wordSlots.map(isInHead)]
  return sql`select found.id, found.ordinal, found.created_at, found.weight, found.in_head, listed.hot from (
      select s.publish_id as id, s.ordinal + 0 as ordinal, s.created_at,
        ${sql.join(weights, sql` + `)} as weight, ${sql.join(inHead, sql` and `)} as in_head
      from post_search s
      where ${sql.join(conditions, sql` and `)}
      order by 2 desc
    ) as found
    cross join lateral (${listedPost(sql`found.id`, member ? sql`${slot('viewerId')}::uuid` : null, taken)}) as listed`
}

const isIn = (column: 'title' | 'tags' | 'body', word: RawBuilder<string>) =>
  sql<SqlBool>`strpos(${sql.ref(`s.${column}`)}, ${word}) > 0`

const isInHead = (word: RawBuilder<string>) => sql<SqlBool>`(${isIn('title', word)} or ${isIn('tags', word)})`

// Pairs of characters that are all there may still stand apart: the word itself decides.
function holdsWord(word: RawBuilder<string>, place: Place, tagsOnly: boolean): RawBuilder<SqlBool> {
  if (tagsOnly) return isIn('tags', word)
  if (place === 'named') return isInHead(word)
  return sql<SqlBool>`(${isInHead(word)} or ${isIn('body', word)})`
}

/** Of each word: 4 in the title, 3 in a tag, 1 elsewhere. */
function weightOf(word: RawBuilder<string>, place: Place): RawBuilder<number> {
  const body = place === 'named' ? sql`0` : sql`case when ${isIn('body', word)} then 1 else 0 end`
  return sql<number>`(case when ${isIn('title', word)} then 4 else 0 end
    + case when ${isIn('tags', word)} then 3 else 0 end + ${body})`
}

/** A post of this age in days weighs half of a new one. */
const halfLifeDays = 365

function scoreOf(slot: SlotOf<Values>, order: SearchOrder): RawBuilder<number> {
  if (order === 'new') return sql<number>`ordinal::float8`
  if (order === 'hot') return sql<number>`hot::float8`
  const days = sql<number>`greatest(0, ${slot('at')}::float8 - extract(epoch from created_at)::float8) / 86400`
  const half = sql.lit(halfLifeDays)
  return sql<number>`weight * ${half} / (${half} + ${days})`
}
