import type { Manifest } from '../../manifest.ts'
import { jobMethods } from './operations.handlers.ts'

/** What keeps the site running: jobs. */
export const operationsManifest = {
  name: 'operations',
  handlers: { StaffJob: jobMethods },
} satisfies Manifest
