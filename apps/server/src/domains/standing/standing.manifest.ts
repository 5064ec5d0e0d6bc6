import type { Manifest } from '../../manifest.ts'
import { standingCounters } from './standing.counters.ts'
import { loadUploaderLevel } from './user-type.ts'

export const standingManifest = {
  name: 'standing',
  counters: standingCounters,
  personalData: { exportedTables: { member_counter: ['profile'] } },
  uploaderLevel: loadUploaderLevel,
} satisfies Manifest
