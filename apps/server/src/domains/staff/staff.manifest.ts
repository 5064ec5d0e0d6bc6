import type { Manifest } from '../../manifest.ts'

export const staffManifest = { name: 'staff' } satisfies Manifest
