import { sql } from 'kysely'
import type { Database } from '../../../db/client.ts'

export interface PostScore {
  id: string
  points: number
  /** The weighted counters from which the score was computed. */
  basis: number
  hot: number
}

/** Writes the scores that order lists by heat; in the order of ids, like every write of many posts. */
export async function writeScores(db: Database, scores: readonly PostScore[]): Promise<void> {
  if (scores.length === 0) return
  await sql`update publish set points = scored.points, points_basis = scored.basis, hot = scored.hot
    from unnest(
      ${scores.map((one) => one.id)}::uuid[], ${scores.map((one) => one.points)}::integer[],
      ${scores.map((one) => one.basis)}::integer[], ${scores.map((one) => one.hot)}::double precision[]
    ) as scored (id, points, basis, hot)
    where publish.id = scored.id`.execute(db)
}
