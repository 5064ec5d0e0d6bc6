import { sql } from 'kysely'
import * as z from 'zod'
import type { Ctx } from '../../context.ts'
import { preparedQuery } from '../../db/prepared-query.ts'
import { readMatches, type MatchPage, type MatchRequest } from './matches.read.ts'
import { searchFrequency } from './search-frequency.ts'
import { firstSize, readSteps, sizeFor, type Sample } from './search-steps.ts'

export interface Found {
  /** Matches, at most `candidates`. */
  count: number
  rows: FoundRow[]
}

const FoundRow = z.object({ id: z.string(), kind: z.string(), score: z.number() })
/** A match with its sort value; for `new` this is its ordinal. */
export type FoundRow = z.output<typeof FoundRow>

/** Ordinal of the newest target of all. */
export async function newestOrdinal(ctx: Ctx): Promise<number> {
  const [newest] = await topOrdinal(ctx.db, {})
  return newest?.top ?? 0
}

const topOrdinal = preparedQuery<Record<string, never>, { top: number }>('search.newest', (db) =>
  db.selectFrom('search_entry').select('ordinal as top').orderBy('ordinal', 'desc').limit(sql.lit(1)),
)

/**
 * A page of the newest matches that this viewer's lists would show. By relevance, the newest matches in title or tags
 * are ranked too, so that a match with a common word in its title is not lost among newer ones that only mention it. If
 * all of the newest match there, the two sets are the same.
 */
export async function findTargets(ctx: Ctx, requested: MatchRequest): Promise<Found> {
  const frequency = searchFrequency(ctx.app, requested)
  if (requested.order === 'relevance') return findByRelevance(ctx, requested, frequency)
  const { result } = await readNewest(ctx, requested, frequency)
  return { count: result.found, rows: rowsOf(result) }
}

type SearchFrequency = ReturnType<typeof searchFrequency>

async function findByRelevance(
  ctx: Ctx,
  { skip, take, ...rest }: MatchRequest,
  frequency: SearchFrequency,
): Promise<Found> {
  // Rows are skipped of both sets together.
  const requested = { ...rest, skip: 0, take: skip + take }
  const { query, candidates } = requested
  const known = frequency.known?.inHead
  // A search that needed both sets before reads them at once.
  const [{ step, result }, early] = await Promise.all([
    readNewest(ctx, requested, frequency),
    known === undefined ? null : readNamed(ctx, requested, known),
  ])
  const newest = rowsOf(result)
  const page = { count: result.found, rows: newest.slice(skip) }
  const hasAll = result.found < candidates || result.in_head === result.found
  if (query.head === null || hasAll) return page
  const inHead = { size: step.size, found: result.in_head }
  frequency.record({ inHead })
  const named = early ?? (await readNamed(ctx, requested, inHead))
  return { ...page, rows: mergeRows(newest, rowsOf(named.result)).slice(skip, skip + take) }
}

function readNamed(ctx: Ctx, requested: MatchRequest, sample: Sample) {
  const { top, candidates } = requested
  return readSteps(
    top,
    candidates,
    (step) => readMatches(ctx, requested, 'named', step),
    ({ found }) => found,
    sizeFor(sample, candidates),
  )
}

async function readNewest(ctx: Ctx, requested: MatchRequest, { known, record }: SearchFrequency) {
  const { top, candidates } = requested
  const read = await readSteps(
    top,
    candidates,
    (step) => readMatches(ctx, requested, 'recent', step),
    ({ found }) => found,
    known?.enoughIn,
  )
  if (read.step.size > firstSize) record({ enoughIn: read.step.size })
  return read
}

const rowsOf = ({ page }: MatchPage) => z.array(FoundRow).parse(page)

// A match of both sets has the same score in both.
function mergeRows(newest: readonly FoundRow[], named: readonly FoundRow[]): FoundRow[] {
  const byId = new Map([...named, ...newest].map((row) => [row.id, row]))
  return [...byId.values()].toSorted((a, b) => b.score - a.score || (a.id < b.id ? 1 : -1))
}
