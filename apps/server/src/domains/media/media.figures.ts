import { sql } from 'kysely'
import { daysOf, type Figure } from '../../figures/figure.ts'

/** Originals that are stored at the end of a day; of days before the first count, those that still are. */
export const mediaFigures: readonly Figure[] = [
  {
    name: 'fileBytes',
    count: async (db, range) => {
      const { rows } = await sql<{ day: string; value: number }>`
        with uploaded as (
          select greatest((created_at at time zone 'Asia/Shanghai')::date, ${range.from}::date) as day,
            sum(size_bytes) as bytes
          from stored_file group by 1)
        select day, coalesce(sum(bytes) over (order by day), 0)::bigint as value
        from ${daysOf(range)} left join uploaded using (day)
        order by day`.execute(db)
      return rows
    },
  },
]
