import { sql } from 'kysely'
import type { CountedTable } from '../../jobs/prove-counters.ts'
import type { Manifest } from '../../manifest.ts'
import { circleEarnings } from './earnings.ts'
import { eraseFromCircles, exportCircles, findOwnedCircles } from './circle.export.ts'
import { circleFigures } from './circle.figures.ts'
import { circleMethods, staffCircleMethods } from './circle.handlers.ts'
import { circleJobs, circleSchedules, circleSubscriptions } from './circle.jobs.ts'
import { circleNotices } from './circle.notices.ts'
import { postCircles } from './circle-posts.ts'
import { circleTarget } from './circle-target.ts'
import { circleExport } from './for-staff/list-circles.read.ts'
import { circleSearch } from './for-staff/search-circles.ts'

const counters: CountedTable[] = [
  {
    table: 'circle',
    where: sql`circle.status <> 5`,
    counters: {
      member_count: sql`(select count(*) from circle_member m where m.circle_id = circle.id and m.status = 2)`,
      waiting_count: sql`(select count(*) from circle_member m where m.circle_id = circle.id and m.status = 1)`,
      publish_count: sql`(select count(*) from publish p where p.circle_id = circle.id and p.status = 2)`,
    },
  },
  {
    table: 'member_counter',
    counters: {
      circle_count: sql`(select count(*) from circle_member m
        where m.member_id = member_counter.member_id and m.status = 2)`,
    },
  },
]

export const circleManifest = {
  name: 'circle',
  handlers: { PhotographyGroup: circleMethods, StaffCircle: staffCircleMethods },
  exports: [circleExport],
  jobs: circleJobs,
  schedules: circleSchedules,
  subscriptions: circleSubscriptions,
  noticeKinds: circleNotices,
  targets: [circleTarget],
  postCircles,
  counters,
  figures: circleFigures,
  staffSearch: [circleSearch],
  // Covers of circles that a member created or edited stay with the circle.
  referencedFiles: async (db, memberId) => {
    const { rows } = await sql<{ id: string }>`select c.cover_file_id as id from circle c
      where c.status <> 5 and c.cover_file_id is not null and exists (select from circle_log l
        where l.circle_id = c.id and l.actor_id = ${memberId} and l.act in ('created', 'edited', 'changeAsked'))`.execute(
      db,
    )
    return rows.map((row) => row.id)
  },
  earnings: circleEarnings,
  personalData: {
    exportedTables: {
      circle_member: ['circles'],
      circle_follow: ['follows'],
      circle_invite: ['circle-invitations'],
      circle_log: ['circle-acts'],
    },
    omittedTables: {
      circle_offer: 'offers are in circle-acts.json',
      circle_change: 'changed names and covers are in circle-acts.json',
      circle_post: 'what a team did with posts is in circle-acts.json',
    },
    collect: async (_app, db, memberId) => {
      const { circles, follows, invitations, acts } = await exportCircles(db, memberId)
      const lists = { circles, 'circle-invitations': invitations, 'circle-acts': acts }
      return { follows: { followedCircles: follows }, lists }
    },
    findObstacles: findOwnedCircles,
    erasePerson: (tx, { memberId, now }) => eraseFromCircles(tx, now, memberId),
  },
  demo: async () => (await import('./demo/circle.demo.ts')).circleDemo,
} satisfies Manifest
