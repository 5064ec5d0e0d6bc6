import type { Manifest } from '../../manifest.ts'
import { jobMethods, systemMethods } from './operations.handlers.ts'

/** What keeps the site running: jobs, nodes, the database, files and outside services. */
export const operationsManifest = {
  name: 'operations',
  handlers: { StaffJob: jobMethods, StaffSystem: systemMethods },
} satisfies Manifest
