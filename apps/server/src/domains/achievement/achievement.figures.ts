import { sql } from 'kysely'
import { countPerDay, type Figure } from '../../figures/figure.ts'

/** Tiers of medals by the day on which they were won. */
export const achievementFigures: readonly Figure[] = [
  {
    name: 'medals',
    count: (db, range) => countPerDay(db, range, { rows: sql`from medal_award`, at: sql`obtained_at` }),
  },
]
