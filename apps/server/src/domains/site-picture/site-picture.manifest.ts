import type { Manifest } from '../../manifest.ts'

export const sitePictureManifest = { name: 'site-picture' } satisfies Manifest
