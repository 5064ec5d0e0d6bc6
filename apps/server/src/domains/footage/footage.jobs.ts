import * as z from 'zod'
import { defineJob, type Job, type Schedule } from '../../jobs/job.ts'
import { makeFramesJob, transcodeJob } from './video.jobs.ts'
import { forgetCountedVideos } from './videos-per-day.ts'

const forgetCounted = defineJob(
  'footage.forgetCounted',
  z.object({}),
  ({ db, now }) => forgetCountedVideos(db, now),
  { lane: 'upkeep' },
)

export const footageJobs: Job[] = [makeFramesJob, transcodeJob, forgetCounted]

/** UTC. */
export const footageSchedules: Schedule[] = [{ job: forgetCounted, pattern: '22 * * * *' }]
