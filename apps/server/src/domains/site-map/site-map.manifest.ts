import type { Manifest } from '../../manifest.ts'
import { mountSiteMap } from './mount-site-map.ts'

export const siteMapManifest = { name: 'site-map', mounts: [mountSiteMap] } satisfies Manifest
