import { sql, type RawBuilder } from 'kysely'
import type { Manifest } from '../../manifest.ts'

/** SQL: what attending an activity earns by: copies of one activity on one day earn once. */
const attendance = (activity: RawBuilder<unknown>) => sql<string>`(${activity}.origin_id
  || ':' || to_char(${activity}.start_time at time zone 'Asia/Shanghai', 'YYYYMMDD'))`

/** How members earn experience with activities: taken back when a check-in is undone. */
export const activityEarnings = [
  {
    event: 'activity.checkedIn',
    keyOf: ({ enrolmentId }) => enrolmentId,
    keys: sql`e.id`,
    from: sql`enrolment e join activity a on a.id = e.activity_id`,
    where: sql`e.state = 7`,
    rule: 'activity',
    member: sql`e.member_id`,
    source: attendance(sql`a`),
    post: null,
    at: sql`e.checked_in_at`,
    settled: {
      event: 'activity.checkedIn',
      keys: sql`e.id`,
      earns: () => sql`exists (select from enrolment o join activity b on b.id = o.activity_id
        where o.member_id = e.member_id and o.state = 7 and ${attendance(sql`b`)} = ${attendance(sql`a`)})`,
    },
  },
] as const satisfies Manifest['earnings']
