import * as z from 'zod'
import { enqueue } from '../jobs/enqueue.ts'
import { defineJob, type Job } from '../jobs/job.ts'

/** The videos of the demonstration: made behind the running site, one at a time, after those of members. */
export const demoVideos: Job = defineJob(
  'demo.videos',
  z.object({}),
  async ({ app, signal }) => {
    // Loaded here alone: a program without the demonstration has no need of it.
    const { loadNextVideo } = await import('./load-videos.ts')
    if (await loadNextVideo(app, signal)) await enqueue(app.db, demoVideos, {}, { key: 'next', priority: 10 })
  },
  { attempts: 3, lane: 'slow' },
)
