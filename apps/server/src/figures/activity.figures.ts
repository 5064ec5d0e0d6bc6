import { sql } from 'kysely'
import type { Figure } from './figure.ts'
import { daysOf } from './figure.ts'

/** How many members used the site within the days that end with each. */
function active(name: Figure['name'], days: number): Figure {
  return {
    name,
    count: async (db, range) => {
      const { rows } = await sql<{ day: string; value: number }>`
        select days.day, (select count(distinct member_id) from member_day
          where member_day.day > days.day - ${sql.lit(days)}::integer and member_day.day <= days.day) as value
        from ${daysOf(range)}
        where days.day >= (select min(day) from member_day)
        order by days.day`.execute(db)
      return rows
    },
  }
}

export const activityFigures: readonly Figure[] = [
  active('activeDay', 1),
  active('activeWeek', 7),
  active('activeMonth', 30),
]
