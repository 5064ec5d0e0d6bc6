import * as z from 'zod'
import { subscribe, subscribeToBatches, type Subscription } from '../../events/subscription.ts'
import { defineJob, type Job, type Schedule } from '../../jobs/job.ts'
import { purgeNotices } from './erase-notices.ts'
import { notifyOfClubCard } from './notify-of-club-card.ts'
import { recordMarks } from './record-marks.ts'

export const noticeSubscriptions: Subscription[] = [
  subscribeToBatches('target.marked', 'notice.recordMark', recordMarks),
  subscribe('club.decided', 'notice.notifyOfClubCard', notifyOfClubCard),
]

const purgeOldNotices = defineJob(
  'notice.purgeOld',
  z.object({}),
  async ({ db, now, log }) => {
    const removed = await purgeNotices(db, now)
    if (removed > 0) log.info({ removed }, 'old notices removed')
  },
  { lane: 'upkeep' },
)

export const noticeJobs: Job[] = [purgeOldNotices]

export const noticeSchedules: Schedule[] = [{ job: purgeOldNotices, pattern: '50 19 * * *' }]
