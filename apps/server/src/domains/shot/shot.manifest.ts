import type { Manifest } from '../../manifest.ts'

export const shotManifest = { name: 'shot' } satisfies Manifest
