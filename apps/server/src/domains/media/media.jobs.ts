import * as z from 'zod'
import { defineJob, type Job, type Schedule } from '../../jobs/job.ts'
import { enlargeCopiesJob } from './enlarged/enlarge-copies.ts'
import { enlargeSitePicturesJob } from './enlarged/enlarge-site-pictures.ts'
import { finishCopiesJob } from './finish-copies.ts'
import { makeAvifJob } from './make-avif.ts'
import { markProofsJob } from './pdf/mark-proofs.ts'
import { storedSizesJob } from './stored-sizes.ts'
import { removeUnusedFiles } from './remove-unused-files.ts'

const removeUnused = defineJob(
  'media.removeUnused',
  z.object({}),
  async ({ app, log }) => {
    const files = await removeUnusedFiles(app)
    if (files > 0) log.info({ files }, 'unused files removed')
  },
  { lane: 'upkeep' },
)

export const mediaJobs: Job[] = [
  makeAvifJob,
  finishCopiesJob,
  enlargeCopiesJob,
  enlargeSitePicturesJob,
  removeUnused,
  storedSizesJob,
  markProofsJob,
]

/** UTC, at quiet minutes of every hour. */
export const mediaSchedules: Schedule[] = [
  { job: enlargeCopiesJob, pattern: '52 18 * * *' },
  { job: enlargeSitePicturesJob, pattern: '53 18 * * *' },
  { job: removeUnused, pattern: '23 * * * *' },
  { job: storedSizesJob, pattern: '26 * * * *' },
]
