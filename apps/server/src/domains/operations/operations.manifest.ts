import type { Manifest } from '../../manifest.ts'
import { jobExport } from './jobs.read.ts'
import { jobMethods, systemMethods } from './operations.handlers.ts'
import { watchDisk } from './watch-disk.ts'

/** The operation of the site: jobs, nodes, the database, files and outside services. */
export const operationsManifest = {
  name: 'operations',
  mounts: [watchDisk],
  exports: [jobExport],
  demo: async () => (await import('./demo/operations.demo.ts')).operationsDemo,
  handlers: { StaffJob: jobMethods, StaffSystem: systemMethods },
} satisfies Manifest
