import type { Manifest } from '../../manifest.ts'
import { hashMissingJob } from './hash-missing.ts'

export const nearHashManifest = {
  name: 'near-hash',
  jobs: [hashMissingJob],
  /** UTC. */
  schedules: [{ job: hashMissingJob, pattern: '42 18 * * *' }],
  startJobs: [hashMissingJob],
} satisfies Manifest
