import type { Manifest } from '../../manifest.ts'
import { mountExport } from './export.route.ts'
import { eraseExports } from './export.store.ts'
import { ownDataMethods } from './own-data.handlers.ts'
import { ownDataJobs, ownDataSchedules } from './own-data.jobs.ts'

export const ownDataManifest = {
  name: 'own-data',
  handlers: { UserInfo: ownDataMethods },
  mounts: [mountExport],
  jobs: ownDataJobs,
  schedules: ownDataSchedules,
  ownData: { eraseWorks: (app, { memberId }) => eraseExports(app, memberId) },
} satisfies Manifest
