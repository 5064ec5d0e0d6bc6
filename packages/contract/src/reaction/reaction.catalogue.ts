import type { DomainCatalogue } from '../wire/domain-catalogue.ts'

export const reactionCatalogue = {
  errors: {
    FolderLimit: { code: 3023, text: '最多建 {max} 个收藏夹' },
    FolderTaken: { code: 3024, text: '已经有同名的收藏夹' },
  },
  rates: {
    reaction: {
      unset: { perMinute: 60, perDay: 1000 },
      title: '点赞、收藏和分享',
      meaning: '每位会员点赞、收藏、分享和表态的次数。',
    },
  },
  counts: {
    folders: {
      unset: 50,
      title: '收藏夹',
      meaning: '每位会员最多有几个，不算默认的；调低以后，已经有的不会少。',
      unit: '个',
    },
  },
} as const satisfies DomainCatalogue
