import { noticeTabs } from '@guangquan/contract'
import { sql } from 'kysely'
import type { Manifest } from '../../manifest.ts'
import { activityEarnings } from './earnings.ts'
import {
  activityMethods,
  staffActivityMethods,
  staffCheckInMethods,
  typeMethods,
} from './activity.handlers.ts'
import { eraseEnrolments, exportEnrolments, exportKept } from './activity.export.ts'
import { mountCalendars } from './calendar/serve-calendars.ts'
import { enrolmentExport } from './for-staff/enrolments.read.ts'
import { activityExport } from './for-staff/staff-activities.read.ts'
import { activityMeasures } from './activity.measures.ts'
import { activityJobs, activitySchedules } from './activity.jobs.ts'
import { activitySealed } from './activity.sealed.ts'
import { activityTarget } from './activity-target.ts'

const ofActivities = { tab: noticeTabs.activities }
const awaited = { ...ofActivities, popUp: 'activity' } as const

export const activityManifest = {
  name: 'activity',
  handlers: {
    Activity: activityMethods,
    SysBaseInfo: typeMethods,
    StaffActivity: staffActivityMethods,
    StaffCheckIn: staffCheckInMethods,
  },
  mounts: [mountCalendars],
  exports: [activityExport, enrolmentExport],
  jobs: activityJobs,
  schedules: activitySchedules,
  sealed: activitySealed,
  targets: [activityTarget],
  medalMeasures: activityMeasures,
  counters: [
    {
      table: 'activity',
      counters: {
        taken: sql`(select coalesce(sum(seats), 0) from enrolment e
          where e.activity_id = activity.id and e.state in (2, 4, 7, 8))`,
        waiting: sql`(select count(*) from enrolment e where e.activity_id = activity.id and e.state = 3)`,
        applied: sql`(select count(*) from enrolment e where e.activity_id = activity.id and e.state in (1, 9))`,
        checked_in: sql`(select count(*) from enrolment e where e.activity_id = activity.id and e.state = 7)`,
        like_count: sql`(select count(*) from activity_mark m where m.activity_id = activity.id and m.mark = 'like')`,
        collect_count: sql`(select count(*) from activity_mark m
          where m.activity_id = activity.id and m.mark = 'collect')`,
        share_count: sql`(select count(*) from activity_share s where s.activity_id = activity.id)`,
      },
    },
  ],
  earnings: activityEarnings,
  personalData: {
    exportedTables: {
      enrolment: ['activities'],
      activity_bookmark: ['kept-activities'],
      activity_mark: ['kept-activities'],
    },
    omittedTables: { activity_calendar: 'the hash of a secret address' },
    collect: async ({ env }, db, memberId) => ({
      lists: {
        activities: await exportEnrolments(env, db, memberId),
        'kept-activities': await exportKept(db, memberId),
      },
    }),
    erasePerson: (tx, { memberId, now }) => eraseEnrolments(tx, { memberId, now }),
  },
  noticeKinds: {
    'activity.accepted': awaited,
    'activity.refused': awaited,
    'activity.restored': ofActivities,
    'activity.removed': ofActivities,
    'activity.offered': awaited,
    'activity.movedUp': awaited,
    'activity.offerOver': ofActivities,
    'activity.passedOver': ofActivities,
    'activity.waitingOver': ofActivities,
    'activity.drawn': awaited,
    'activity.drawWaiting': ofActivities,
    'activity.notDrawn': ofActivities,
    'activity.drawAnnulled': ofActivities,
    'activity.changed': ofActivities,
    'activity.cancelled': awaited,
    'activity.resumed': ofActivities,
    'activity.remindDay': ofActivities,
    'activity.remindHours': ofActivities,
    'activity.message': ofActivities,
    'activity.checkedIn': ofActivities,
    'activity.checkInUndone': ofActivities,
    'activity.noShow': ofActivities,
    'activity.appealAccepted': ofActivities,
    'activity.appealRefused': ofActivities,
    'activity.reported': ofActivities,
    'activity.loanGiven': ofActivities,
  },
  demo: async () => (await import('./demo/activity.demo.ts')).activityDemo,
} satisfies Manifest
