import type { Manifest } from '../../manifest.ts'
import { keepDecoders } from './keep-decoders.ts'

export const imageManifest = { name: 'image', mounts: [keepDecoders] } satisfies Manifest
