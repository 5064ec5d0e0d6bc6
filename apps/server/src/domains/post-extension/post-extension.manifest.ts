import type { Manifest } from '../../manifest.ts'

export const postExtensionManifest = { name: 'post-extension' } satisfies Manifest
