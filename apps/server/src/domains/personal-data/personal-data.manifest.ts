import type { Manifest } from '../../manifest.ts'
import { mountExport } from './export.route.ts'
import { eraseExports, exportFolder } from './export.store.ts'
import { personalDataMethods } from './personal-data.handlers.ts'
import { personalDataJobs, personalDataSchedules } from './personal-data.jobs.ts'

export const personalDataManifest = {
  name: 'personal-data',
  handlers: { UserInfo: personalDataMethods },
  mounts: [mountExport],
  jobs: personalDataJobs,
  schedules: personalDataSchedules,
  storedFolders: [exportFolder],
  personalData: {
    omittedTables: { data_export: 'the exports themselves' },
    eraseWorks: (app, { memberId }) => eraseExports(app, memberId),
  },
} satisfies Manifest
