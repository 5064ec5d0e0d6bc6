import { sql } from 'kysely'
import { countPerDay, type Figure } from '../../figures/figure.ts'

/** Presents by the day on which they were given. */
export const presentFigures: readonly Figure[] = [
  {
    name: 'presents',
    count: (db, range) => countPerDay(db, range, { rows: sql`from present`, at: sql`created_at` }),
  },
]
