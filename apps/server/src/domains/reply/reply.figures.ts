import { sql } from 'kysely'
import { countPerDay, type Figure } from '../../figures/figure.ts'

/** Comments in any state. */
export const replyFigures: readonly Figure[] = [
  {
    name: 'comments',
    count: (db, range) => countPerDay(db, range, { rows: sql`from reply`, at: sql`created_at` }),
  },
]
