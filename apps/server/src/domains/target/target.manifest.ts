import type { Manifest } from '../../manifest.ts'

export const targetManifest = { name: 'target' } satisfies Manifest
