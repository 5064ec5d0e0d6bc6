import { accountJobs, accountSchedules } from './domains/account/account.jobs.ts'
import { followJobs, followSchedules } from './domains/follow/follow.jobs.ts'
import { mediaJobs, mediaSchedules } from './domains/media/index.ts'
import { ownDataJobs, ownDataSchedules } from './domains/own-data/index.ts'
import { referralJobs, referralSchedules } from './domains/referral/referral.jobs.ts'
import { postJobs, postSchedules, rankFeed } from './domains/post/post.jobs.ts'
import { socialJobs, socialSchedules } from './domains/social/social.jobs.ts'
import { purgeExpired } from './jobs/purge-expired.ts'
import type { Job, Schedule } from './jobs/job.ts'

/** Every kind of job the workers know. */
export const jobs: Job[] = [
  purgeExpired,
  ...accountJobs,
  ...followJobs,
  ...mediaJobs,
  ...ownDataJobs,
  ...referralJobs,
  ...postJobs,
  ...socialJobs,
]

/** Jobs that start by the clock (UTC). */
export const schedules: Schedule[] = [
  { job: purgeExpired, pattern: '*/10 * * * *' },
  ...accountSchedules,
  ...followSchedules,
  ...mediaSchedules,
  ...ownDataSchedules,
  ...referralSchedules,
  ...postSchedules,
  ...socialSchedules,
]

/** Run once at every start: nobody should wait for the clock to find the feed in order. */
export const startJobs: Job[] = [rankFeed]
