import type { DomainCatalogue } from '../wire/domain-catalogue.ts'

export const postCatalogue = {
  errors: {
    PostFixed: { code: 3043, text: '审核通过后不能再修改' },
  },
  targets: {
    post: '作品',
  },
  notices: {
    'mention.inPost': '在{title}里提到了你',
    'post.byFollowed': '发布了{title}',
    'post.passed': '你的{title}已通过审核',
    'post.refused': '你的{title}没有通过审核',
  },
  rates: {
    publish: { unset: { perHour: 10, perDay: 30 }, title: '发布', meaning: '每位会员发布作品的次数。' },
  },
} as const satisfies DomainCatalogue
