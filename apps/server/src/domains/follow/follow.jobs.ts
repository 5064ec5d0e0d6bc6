import * as z from 'zod'
import { defineJob, type Job, type Schedule } from '../../jobs/job.ts'
import { proveFollowCounts } from './prove-follow-counts.ts'

export const proveCounts = defineJob('follow.proveCounts', z.object({}), async (ctx) => {
  await proveFollowCounts(ctx)
})

export const followJobs: Job[] = [proveCounts]

export const followSchedules: Schedule[] = [{ job: proveCounts, pattern: '25 20 * * *' }]
