import { sql } from 'kysely'
import { countPerDay, daysOf, type Figure } from '../../figures/figure.ts'

/** Among the members who registered on a day, those who used the site so many days later. */
function retained(name: Figure['name'], days: number): Figure {
  return {
    name,
    // Until that day has ended.
    lagDays: days + 1,
    count: async (db, range) => {
      const { rows } = await sql<{ day: string; value: number }>`
        select days.day, (select count(*) from member
          join member_day on member_day.member_id = member.id and member_day.day = days.day + ${sql.lit(days)}::integer
          where member.created_at >= days.day::timestamp at time zone 'Asia/Shanghai'
            and member.created_at < (days.day + 1)::timestamp at time zone 'Asia/Shanghai') as value
        from ${daysOf(range)}
        where days.day + ${sql.lit(days)}::integer >= (select min(day) from member_day)
        order by days.day`.execute(db)
      return rows
    },
  }
}

export const memberFigures: readonly Figure[] = [
  {
    name: 'members',
    count: (db, range) => countPerDay(db, range, { rows: sql`from member`, at: sql`created_at` }),
  },
  retained('retained1', 1),
  retained('retained7', 7),
  retained('retained30', 30),
]
