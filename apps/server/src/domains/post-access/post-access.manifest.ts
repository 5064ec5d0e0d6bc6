import type { Manifest } from '../../manifest.ts'

export const postAccessManifest = { name: 'post-access' } satisfies Manifest
