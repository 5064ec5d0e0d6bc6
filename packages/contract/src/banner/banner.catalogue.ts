import type { DomainCatalogue } from '../wire/domain-catalogue.ts'

export const bannerCatalogue = {
  acts: {
    'banner.created': '添加横幅',
    'banner.saved': '修改横幅',
  },
  targets: {
    banner: '横幅',
  },
} as const satisfies DomainCatalogue
