import { sql } from 'kysely'
import type { MedalMeasure } from '../medal-measure.ts'
import { oneValue } from './one-value.ts'

/** Profile, visits, years and level. */
export const growthMeasures: readonly MedalMeasure[] = [
  oneValue(
    'profile',
    ['member.profileChanged'],
    (ids) => sql`select id as "memberId",
        (head_file_id is not null and cardinality(area_codes) > 0
          and exists (select from member_topic where member_id = member.id))::int as value
      from member where id = ${ids}`,
  ),
  // The longest run of days there ever was: it stays when the run ends.
  oneValue(
    'visitRun',
    ['member.visited'],
    (ids) => sql`select member_id as "memberId", max(days)::int as value
      from (select member_id, count(*) as days
        from (select member_id, day - (row_number() over (partition by member_id order by day))::int as island
          from visit_day where member_id = ${ids}) as numbered
        group by member_id, island) as run
      group by member_id`,
  ),
  oneValue(
    'years',
    ['member.visited'],
    (ids, today) => sql`select id as "memberId",
        extract(year from age(${today}, (created_at at time zone 'Asia/Shanghai')::date))::int as value
      from member where id = ${ids}`,
  ),
  oneValue(
    'level',
    ['level.reached'],
    (ids) => sql`select id as "memberId", level as value from member where id = ${ids}`,
  ),
]
