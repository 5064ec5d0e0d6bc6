import type { Manifest } from '../../manifest.ts'
import { bannerMethods, staffBannerMethods } from './banner.handlers.ts'
import { seedBanners } from './seed-banners.ts'

export const bannerManifest = {
  name: 'banner',
  handlers: { SysBaseInfo: bannerMethods, StaffBanner: staffBannerMethods },
  seed: ({ db }) => seedBanners(db),
} satisfies Manifest
