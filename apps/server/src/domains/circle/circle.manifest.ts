import { sql } from 'kysely'
import type { Manifest } from '../../manifest.ts'
import { circleMethods, staffCircleMethods } from './circle.handlers.ts'
import { circleNotices } from './circle.notices.ts'
import { postCircles } from './circle-posts.ts'

export const circleManifest = {
  name: 'circle',
  handlers: { PhotographyGroup: circleMethods, StaffCircle: staffCircleMethods },
  noticeKinds: circleNotices,
  postCircles,
  counters: [
    {
      table: 'circle',
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
  ],
} satisfies Manifest
