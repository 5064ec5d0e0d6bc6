import type { DomainCatalogue } from '../wire/domain-catalogue.ts'

export const followCatalogue = {
  errors: {
    FollowLimit: { code: 3008, text: '关注的人已达上限' },
    BlockLimit: { code: 3011, text: '黑名单已满' },
  },
  notices: {
    'member.followed': '关注了你',
  },
  rates: {
    follow: {
      unset: { perMinute: 20, perDay: 100 },
      title: '关注',
      meaning: '每位会员关注和取消关注的次数。',
    },
  },
} as const satisfies DomainCatalogue
