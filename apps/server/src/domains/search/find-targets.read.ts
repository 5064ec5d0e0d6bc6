import { sql } from 'kysely'
import * as z from 'zod'
import type { Ctx } from '../../context.ts'
import { preparedQuery } from '../../db/prepared-query.ts'
import { readMatches, type MatchPage, type MatchRequest } from './matches.read.ts'
import { readSteps } from './search-steps.ts'

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
 * are ranked among them, so that one with a common word in its title is not lost among newer ones that only mention it. Where all of the newest match there, the two sets are the same.
 */
export async function findTargets(ctx: Ctx, requested: MatchRequest): Promise<Found> {
  const { order, query, top, candidates } = requested
  const { step, result } = await readSteps(
    top,
    candidates,
    (recent) => readMatches(ctx, requested, recent, null),
    ({ recent }) => recent,
  )
  const { recent, named_recent: found } = result
  if (order !== 'relevance' || query.head === null || recent < candidates || found === recent) {
    return foundIn(result)
  }
  const further = await readSteps(
    top,
    candidates,
    (named) => readMatches(ctx, requested, step, named),
    ({ named }) => named,
    { size: step.size, found },
  )
  return foundIn(further.result)
}

function foundIn({ recent, page }: MatchPage): Found {
  return { count: recent, rows: z.array(FoundRow).parse(page) }
}
