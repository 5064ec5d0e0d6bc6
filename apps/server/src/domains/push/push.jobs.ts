import type { Job, Schedule } from '../../jobs/job.ts'
import { planDigestsJob } from './digest/plan-digests.ts'
import { sendDigestJob } from './digest/send-digest.ts'
import { sendPushJob } from './send-to-member.ts'

export const pushJobs: Job[] = [sendPushJob, planDigestsJob, sendDigestJob]

// From nine in the morning to nine in the evening in Shanghai: missed digests are mailed later on the same day.
export const pushSchedules: Schedule[] = [{ job: planDigestsJob, pattern: '5 1-13 * * *' }]
