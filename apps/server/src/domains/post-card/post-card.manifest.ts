import type { Manifest } from '../../manifest.ts'
import { postPageVersions } from './page-versions.read.ts'

export const postCardManifest = { name: 'post-card', pageVersions: postPageVersions } satisfies Manifest
