import { sql } from 'kysely'
import { countPerDay, daysOf, type DayValue, type Figure } from '../../figures/figure.ts'

/** Circles in any state by the day of their creation, and who joined one, as the circles' own figures have it. */
export const circleFigures: readonly Figure[] = [
  {
    name: 'circles',
    count: (db, range) => countPerDay(db, range, { rows: sql`from circle`, at: sql`created_at` }),
  },
  {
    name: 'circleJoins',
    count: async (db, range) => {
      const { rows } = await sql<DayValue>`select day, coalesce(sum(joined), 0)::bigint as value
        from ${daysOf(range)} left join circle_day using (day) group by day order by day`.execute(db)
      return rows
    },
  },
]
