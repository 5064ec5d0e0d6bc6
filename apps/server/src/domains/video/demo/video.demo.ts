import type { DemoPart } from '../../../demo/demo-part.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import { demoVideos } from './demo.jobs.ts'

/** Videos are made once the photographs are there, in the background. */
export const videoDemo: DemoPart = {
  complete: async (_demo, tx) => {
    await enqueue(tx, demoVideos, {}, { key: 'next', priority: 10 })
  },
}
