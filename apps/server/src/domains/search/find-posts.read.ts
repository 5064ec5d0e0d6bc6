import { sql } from 'kysely'
import * as z from 'zod'
import type { Ctx } from '../../context.ts'
import { hotQuery } from '../../db/hot-query.ts'
import { readMatches, type MatchPage, type Wanted } from './matches.read.ts'
import { readSteps } from './search-steps.ts'

export interface Found {
  /** Matches, `candidates` at most. */
  count: number
  rows: FoundRow[]
}

const FoundRow = z.object({ id: z.string(), score: z.number() })
/** A match with what it is ordered by; of `new` the score is its ordinal. */
export type FoundRow = z.output<typeof FoundRow>

/** Ordinal of the newest post of all. */
export async function newestOrdinal(ctx: Ctx): Promise<number> {
  const [newest] = await topOrdinal(ctx.db, {})
  return newest?.top ?? 0
}

const topOrdinal = hotQuery<Record<string, never>, { top: number }>('search.newest', (db) =>
  db.selectFrom('post_search').select('ordinal as top').orderBy('ordinal', 'desc').limit(sql.lit(1)),
)

/**
 * A page of the newest posts that match and that this viewer's lists would show. By relevance the newest that match
 * in title or tags are put in order among them: what has a common word in its title should not be lost among newer
 * posts that only mention it. Where all of the newest do, they are the same.
 */
export async function findPosts(ctx: Ctx, wanted: Wanted): Promise<Found> {
  const { order, query, top, candidates } = wanted
  const { step, result } = await readSteps(
    top,
    candidates,
    (recent) => readMatches(ctx, wanted, recent, null),
    ({ recent }) => recent,
  )
  const { recent, named_recent: found } = result
  if (order !== 'relevance' || query.head === null || recent < candidates || found === recent) {
    return foundIn(result)
  }
  const further = await readSteps(
    top,
    candidates,
    (named) => readMatches(ctx, wanted, step, named),
    ({ named }) => named,
    { size: step.size, found },
  )
  return foundIn(further.result)
}

function foundIn({ recent, page }: MatchPage): Found {
  return { count: recent, rows: z.array(FoundRow).parse(page) }
}
