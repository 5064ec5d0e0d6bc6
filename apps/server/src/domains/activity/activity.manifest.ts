import { noticeTabs } from '@guangquan/contract'
import type { Manifest } from '../../manifest.ts'
import { activityMethods, staffActivityMethods, staffCheckInMethods, typeMethods } from './activity.handlers.ts'
import { activityJobs, activitySchedules } from './activity.jobs.ts'
import { activitySealed } from './activity.sealed.ts'
import { activityTarget } from './activity-target.ts'

const ofActivities = { tab: noticeTabs.activities }

export const activityManifest = {
  name: 'activity',
  handlers: {
    Activity: activityMethods,
    SysBaseInfo: typeMethods,
    StaffActivity: staffActivityMethods,
    StaffCheckIn: staffCheckInMethods,
  },
  jobs: activityJobs,
  schedules: activitySchedules,
  sealed: activitySealed,
  targets: [activityTarget],
  noticeKinds: {
    'activity.accepted': ofActivities,
    'activity.refused': ofActivities,
    'activity.restored': ofActivities,
    'activity.removed': ofActivities,
    'activity.offered': ofActivities,
    'activity.movedUp': ofActivities,
    'activity.offerOver': ofActivities,
    'activity.passedOver': ofActivities,
    'activity.waitingOver': ofActivities,
    'activity.drawn': ofActivities,
    'activity.drawWaiting': ofActivities,
    'activity.notDrawn': ofActivities,
    'activity.drawAnnulled': ofActivities,
    'activity.changed': ofActivities,
    'activity.cancelled': ofActivities,
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
} satisfies Manifest
