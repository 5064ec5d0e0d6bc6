import * as z from 'zod'
import { defineJob, type Job, type Schedule } from '../../jobs/job.ts'
import { removeOldUploads } from './remove-old-uploads.ts'

const removeOld = defineJob(
  'upload.removeOld',
  z.object({}),
  async ({ app, log }) => {
    const uploads = await removeOldUploads(app)
    if (uploads > 0) log.info({ uploads }, 'unfinished uploads removed')
  },
  { lane: 'upkeep' },
)

export const uploadJobs: Job[] = [removeOld]

/** UTC. */
export const uploadSchedules: Schedule[] = [{ job: removeOld, pattern: '24 * * * *' }]
