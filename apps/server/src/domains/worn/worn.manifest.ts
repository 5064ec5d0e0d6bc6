import type { Manifest } from '../../manifest.ts'

export const wornManifest = { name: 'worn' } satisfies Manifest
