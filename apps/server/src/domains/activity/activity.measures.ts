import { sql, type RawBuilder } from 'kysely'
import type { Manifest } from '../../manifest.ts'

type Measure = NonNullable<Manifest['medalMeasures']>[number]

const talk = 1

/** Something that is counted of the activities that members came to. */
function countedOf(name: string, value: RawBuilder<unknown>): Measure {
  return {
    name,
    events: ['activity.checkedIn'],
    read: async (db, { memberIds, args }) => {
      const { rows } = await sql<{ memberId: string; value: number }>`
        select e.member_id as "memberId", ${value}::int as value
        from enrolment e join activity a on a.id = e.activity_id
        where e.member_id = any(${[...memberIds]}::uuid[]) and e.state = 7
        group by e.member_id`.execute(db)
      return rows.map(({ memberId, value: counted }) => ({ memberId, values: args.map(() => counted) }))
    },
  }
}

// Copies of one activity on one day count once, as they earn once.
const visits = sql`count(distinct (a.origin_id, (a.start_time at time zone 'Asia/Shanghai')::date))`

/** Measures for the goals of medals about activities. */
export const activityMeasures: readonly Measure[] = [
  countedOf('checkIns', visits),
  countedOf('lectures', sql`${visits} filter (where a.sub_type = ${sql.lit(talk)})`),
  countedOf('cities', sql`count(distinct a.city_code) filter (where not a.online and a.city_code <> '')`),
]
