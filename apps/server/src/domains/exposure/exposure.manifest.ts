import type { Manifest } from '../../manifest.ts'
import { readSerialsJob } from './serials/read-serials.ts'

export const exposureManifest = {
  name: 'exposure',
  jobs: [readSerialsJob],
  /** UTC. */
  schedules: [{ job: readSerialsJob, pattern: '12 18 * * *' }],
  startJobs: [readSerialsJob],
  demo: async () => (await import('./demo/exposure.demo.ts')).exposureDemo,
} satisfies Manifest
