import * as z from 'zod'
import { enqueue } from '../../../jobs/enqueue.ts'
import { defineJob, type Job } from '../../../jobs/job.ts'

/** Makes the demonstration videos in the background, one at a time, after those of members. */
export const demoVideos: Job = defineJob(
  'demo.videos',
  z.object({}),
  async ({ app, signal }) => {
    // Imported here only, so that installations without demonstration data do not load it.
    const { loadNextVideo } = await import('./load-videos.ts')
    if (await loadNextVideo(app, signal)) await enqueue(app.db, demoVideos, {}, { key: 'next', priority: 10 })
  },
  { attempts: 3, lane: 'slow' },
)
