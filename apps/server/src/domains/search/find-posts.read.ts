import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Ctx } from '../../context.ts'
import { listedPost } from '../post/index.ts'
import type { SearchQuery } from './search-query.ts'

export interface Match {
  id: string
  ordinal: number
  created_at: Date
  /** Of each word: 4 in the title, 3 in a tag, 1 elsewhere. */
  weight: number
  hot: number
}

/** Blocks the newest posts stand in, by the power of two that is their size; see `search_blocks`. */
const blockLevels = [
  { name: '1', bits: 12 },
  { name: '2', bits: 15 },
  { name: '3', bits: 18 },
] as const

/** A word may be so many times as frequent farther back as it is among the newest posts. */
const hopeful = 4

/** Where to look: in the words' whole text, or in title and tags alone. */
type Place = 'anywhere' | 'head'

interface Wanted {
  query: SearchQuery
  place: Place
  /** Ordinal of the newest post that counts. */
  top: number
  limit: number
}

/** Ordinal of the newest post of all. */
export async function newestOrdinal(ctx: Ctx): Promise<number> {
  const { rows } = await sql<{ top: number }>`
    select ordinal as top from post_search order by ordinal desc limit 1`.execute(ctx.db)
  return rows[0]?.top ?? 0
}

/**
 * The newest posts that match and that this viewer's lists would show, newest first. It looks through the newest
 * thousands, then eight times as many, and so on, until there are enough: the cost follows what is found, not what
 * exists, however common or rare a word is. Where so few were found that a step cannot be enough, it is left out.
 */
export async function findNewest(ctx: Ctx, wanted: Wanted): Promise<Match[]> {
  let before: Step | null = null
  for (const { blocks, size } of blocksBelow(wanted.top)) {
    if (before !== null && !canBeEnough(before, size, wanted.limit)) continue
    const found = await readBlocks(ctx, wanted, blocks)
    if (found.length >= wanted.limit) return found
    before = { size, found: found.length }
  }
  return readBlocks(ctx, wanted, null)
}

interface Step {
  /** Posts looked through, and matches among them. */
  size: number
  found: number
}

/**
 * Whether so many posts may hold enough matches, going by a smaller number of them. None found counts as one: a word
 * of last spring is not read back to the first day at once.
 */
export function canBeEnough(before: Step, size: number, limit: number): boolean {
  return (Math.max(before.found, 1) / before.size) * size * hopeful >= limit
}

/** Pairs of blocks that end with an ordinal: the one it stands in and the one before. Small sites have none. */
export function blocksBelow(top: number): { blocks: string[]; size: number }[] {
  return blockLevels.flatMap(({ name, bits }) => {
    const block = Math.floor(top / 2 ** bits)
    const size = top - (block - 1) * 2 ** bits
    return block < 2 ? [] : [{ blocks: [`${name}:${block}`, `${name}:${block - 1}`], size }]
  })
}

async function readBlocks(ctx: Ctx, wanted: Wanted, blocks: string[] | null): Promise<Match[]> {
  const { query, place, top, limit } = wanted
  const weight = weightOf(query, place)
  const conditions = [
    termsOf(query, place, blocks),
    ...query.any.map((group) => sql<SqlBool>`s.terms && ${group}::text[]`),
    ...(query.since === null ? [] : [sql<SqlBool>`s.created_at >= ${query.since}`]),
    ...wordConditions(query, place),
  ]
  // The order is not the column's own, lest the planner walks all posts in it. What matched is in order before
  // anybody asks who may see it, so that only as many are asked for as are wanted.
  const { rows } = await sql<Match>`
    select found.id, found.ordinal, found.created_at, found.weight, listed.hot from (
      select s.publish_id as id, s.ordinal + 0 as ordinal, s.created_at, ${weight} as weight
      from post_search s
      where s.ordinal <= ${top} and ${sql.join(conditions, sql` and `)}
      order by 2 desc
    ) as found, lateral (${listedPost(sql`found.id`, ctx.viewer, query.taken)}) as listed
    order by found.ordinal desc
    limit ${sql.lit(limit)}`.execute(ctx.db)
  return rows
}

function termsOf(query: SearchQuery, place: Place, blocks: string[] | null): RawBuilder<SqlBool> {
  const terms = place === 'head' ? (query.head ?? []) : query.all
  const sets = blocks === null ? [terms] : blocks.map((block) => [block, ...terms])
  const holds = sets.map((set) => sql<SqlBool>`s.terms @> ${set}::text[]`)
  return sql<SqlBool>`(${sql.join(holds, sql` or `)})`
}

// Pairs of characters that are all there may still stand apart: the word itself decides.
function wordConditions({ words, tagsOnly }: SearchQuery, place: Place): RawBuilder<SqlBool>[] {
  return words.map((word) => {
    if (tagsOnly) return sql<SqlBool>`strpos(s.tags, ${word}) > 0`
    const head = sql<SqlBool>`strpos(s.title, ${word}) > 0 or strpos(s.tags, ${word}) > 0`
    return place === 'head' ? sql<SqlBool>`(${head})` : sql<SqlBool>`(${head} or strpos(s.body, ${word}) > 0)`
  })
}

function weightOf({ words, tagsOnly }: SearchQuery, place: Place): RawBuilder<number> {
  if (words.length === 0 || tagsOnly) return sql<number>`3`
  const each = words.map(
    (word) => sql<number>`(case when strpos(s.title, ${word}) > 0 then 4 else 0 end
      + case when strpos(s.tags, ${word}) > 0 then 3 else 0 end
      + case when ${place === 'head' ? sql`false` : sql`strpos(s.body, ${word}) > 0`} then 1 else 0 end)`,
  )
  return sql<number>`(${sql.join(each, sql` + `)})`
}
