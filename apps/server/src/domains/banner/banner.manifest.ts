import type { Manifest } from '../../manifest.ts'
import { bannerMethods, staffBannerMethods } from './banner.handlers.ts'
import { bannerExport } from './banner.read.ts'
import { seedBanners } from './seed-banners.ts'

export const bannerManifest = {
  name: 'banner',
  handlers: { SysBaseInfo: bannerMethods, StaffBanner: staffBannerMethods },
  exports: [bannerExport],
  seed: ({ db }) => seedBanners(db),
} satisfies Manifest
