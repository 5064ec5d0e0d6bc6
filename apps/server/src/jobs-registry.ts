import { mediaJobs, mediaSchedules } from './domains/media/index.ts'
import { purgeExpired } from './jobs/purge-expired.ts'
import type { Job, Schedule } from './jobs/job.ts'

/** Every kind of job the workers know. */
export const jobs: Job[] = [purgeExpired, ...mediaJobs]

/** Jobs that start by the clock (UTC). */
export const schedules: Schedule[] = [{ job: purgeExpired, pattern: '*/10 * * * *' }, ...mediaSchedules]
