import * as z from 'zod'
import { enqueue } from '../../../jobs/enqueue.ts'
import { defineJob, type Job } from '../../../jobs/job.ts'

const waitMs = 60_000

/** Publishes news about the demonstration videos, which are made in the background; looks again until they are there. */
export const demoVideoNewsJob: Job = defineJob(
  'demo.videoNews',
  z.object({}),
  async ({ app }) => {
    if (app.env.DEMO !== 'auto' || app.env.NODE_ENV !== 'development') return
    // Imported here only, so that installations without demonstration data do not load it.
    const { publishVideoNews } = await import('./publish-video-news.ts')
    if (!(await publishVideoNews(app))) return
    const runAt = new Date(app.now().getTime() + waitMs)
    await enqueue(app.db, demoVideoNewsJob, {}, { key: 'next', runAt })
  },
  { attempts: 3 },
)
