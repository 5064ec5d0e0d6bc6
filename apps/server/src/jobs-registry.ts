import { counterProofs } from './counter-proofs.ts'
import { accountJobs, accountSchedules } from './domains/account/account.jobs.ts'
import { mediaJobs, mediaSchedules } from './domains/media/index.ts'
import { noticeJobs, noticeSchedules } from './domains/notice/notice.jobs.ts'
import { ownDataJobs, ownDataSchedules } from './domains/own-data/index.ts'
import { referralJobs, referralSchedules } from './domains/referral/referral.jobs.ts'
import { demoVideos } from './demo/demo.jobs.ts'
import { feedJobs, feedSchedules, rankFeed } from './domains/feed/feed.jobs.ts'
import { countGearStats, gearJobs, gearSchedules } from './domains/gear/gear.jobs.ts'
import { indexSearch, postJobs, postSchedules } from './domains/post/post.jobs.ts'
import { searchJobs, searchSchedules } from './domains/search/search.jobs.ts'
import { socialJobs, socialSchedules } from './domains/social/social.jobs.ts'
import { voteJobs, voteSchedules } from './domains/vote/index.ts'
import { counterJob } from './jobs/prove-counters.ts'
import { purgeExpired } from './jobs/purge-expired.ts'
import type { Job, Schedule } from './jobs/job.ts'

const proveCounters = counterJob(counterProofs)

/** Every kind of job the workers know. */
export const jobs: Job[] = [
  purgeExpired,
  proveCounters,
  ...accountJobs,
  ...mediaJobs,
  ...noticeJobs,
  ...ownDataJobs,
  ...referralJobs,
  ...postJobs,
  ...feedJobs,
  ...gearJobs,
  ...searchJobs,
  ...socialJobs,
  ...voteJobs,
  demoVideos,
]

/** Jobs that start by the clock (UTC). */
export const schedules: Schedule[] = [
  { job: purgeExpired, pattern: '*/10 * * * *' },
  { job: proveCounters, pattern: '10 20 * * *' },
  ...accountSchedules,
  ...mediaSchedules,
  ...noticeSchedules,
  ...ownDataSchedules,
  ...referralSchedules,
  ...postSchedules,
  ...feedSchedules,
  ...gearSchedules,
  ...searchSchedules,
  ...socialSchedules,
  ...voteSchedules,
]

/** Run once at every start: nobody should wait for the clock to find the feed in order. */
export const startJobs: Job[] = [rankFeed, indexSearch, countGearStats, demoVideos]
