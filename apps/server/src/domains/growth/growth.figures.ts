import { sql } from 'kysely'
import { countPerDay, type Figure } from '../../figures/figure.ts'

/** Tasks by the day on which they were claimed. */
export const growthFigures: readonly Figure[] = [
  {
    name: 'tasks',
    count: (db, range) =>
      countPerDay(db, range, {
        rows: sql`from (select at from exp_line where rule like 'task.%') as claim`,
        at: sql`at`,
      }),
  },
]
