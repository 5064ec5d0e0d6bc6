import * as z from 'zod'
import { defineJob, type Job, type Schedule } from '../../jobs/job.ts'
import { enlargeCopiesJob } from './enlarged/enlarge-copies.ts'
import { enlargeSitePicturesJob } from './enlarged/enlarge-site-pictures.ts'
import { finishCopiesJob } from './finish-copies.ts'
import { makeAvifJob } from './make-avif.ts'
import { hashMissingJob } from './near/hash-missing.ts'
import { markProofsJob } from './pdf/mark-proofs.ts'
import { readSerialsJob } from './serials/read-serials.ts'
import { storedSizesJob } from './stored-sizes.ts'
import { removeUnusedFiles } from './remove-unused-files.ts'
import { videoJobs } from './video/video.jobs.ts'
import { forgetCountedVideos } from './video/videos-per-day.ts'

const removeUnused = defineJob(
  'media.removeUnused',
  z.object({}),
  async ({ app, db, now, log }) => {
    await forgetCountedVideos(db, now)
    const removed = await removeUnusedFiles(app)
    if (removed.files + removed.uploads > 0) log.info(removed, 'unused uploads removed')
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
  readSerialsJob,
  hashMissingJob,
  markProofsJob,
  ...videoJobs,
]

/** UTC, at quiet minutes of every hour. */
export const mediaSchedules: Schedule[] = [
  { job: readSerialsJob, pattern: '12 18 * * *' },
  { job: hashMissingJob, pattern: '42 18 * * *' },
  { job: enlargeCopiesJob, pattern: '52 18 * * *' },
  { job: enlargeSitePicturesJob, pattern: '53 18 * * *' },
  { job: removeUnused, pattern: '23 * * * *' },
  { job: storedSizesJob, pattern: '26 * * * *' },
]
