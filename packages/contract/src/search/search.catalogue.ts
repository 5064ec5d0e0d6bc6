import type { DomainCatalogue } from '../wire/domain-catalogue.ts'

export const searchCatalogue = {
  errors: {
    SearchConflict: { code: 3014, text: '同一个条件写了两次，没有照片能同时符合，请去掉一个' },
  },
  rates: {
    search: {
      unset: { perMinute: 30 },
      title: '搜索',
      meaning: '每位会员搜索的次数；没有登录的按网络地址算。',
    },
    // Called for every letter or two that is typed, so it has a window of its own.
    suggest: {
      unset: { perMinute: 120 },
      title: '搜索联想',
      meaning: '打字时给出联想的次数，一两个字一次。',
    },
  },
} as const satisfies DomainCatalogue
