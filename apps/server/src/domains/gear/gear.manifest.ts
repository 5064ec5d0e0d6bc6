import type { Manifest } from '../../manifest.ts'
import { gearExport, gearSearch, unknownGearExport } from './catalogue/entries.read.ts'
import { countUnknownNames } from './catalogue/rejoin.ts'
import { staffGearMethods } from './catalogue/staff-gear.handlers.ts'
import { gearChoiceMethods, gearMethods } from './gear.handlers.ts'
import { countGearStats, gearJobs, gearSchedules } from './gear.jobs.ts'

export const gearManifest = {
  name: 'gear',
  handlers: { Gear: gearMethods, Picture: gearChoiceMethods, StaffGear: staffGearMethods },
  exports: [gearExport, unknownGearExport],
  staffSearch: gearSearch,
  jobs: gearJobs,
  schedules: gearSchedules,
  startJobs: [countGearStats, countUnknownNames],
  personalData: {
    omittedTables: { gear_shot: 'derived from posts, which the export contains' },
  },
  demo: async () => (await import('./demo/gear.demo.ts')).gearDemo,
} satisfies Manifest
