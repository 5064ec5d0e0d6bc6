import type { Manifest } from '../../manifest.ts'
import { gearChoiceMethods, gearMethods } from './gear.handlers.ts'
import { countGearStats, gearJobs, gearSchedules } from './gear.jobs.ts'

export const gearManifest = {
  name: 'gear',
  handlers: { Gear: gearMethods, Picture: gearChoiceMethods },
  jobs: gearJobs,
  schedules: gearSchedules,
  startJobs: [countGearStats],
} satisfies Manifest
