import type { DomainCatalogue } from '../wire/domain-catalogue.ts'

export const tagCatalogue = {
  acts: {
    'tag.renamed': '给话题改名',
    'tag.merged': '合并话题',
    'tag.coverSaved': '修改话题图片',
    'tag.banned': '封禁话题',
    'tag.unbanned': '解封话题',
  },
  targets: {
    tag: '话题',
  },
  rates: {
    tags: { unset: { perMinute: 120 }, title: '话题联想', meaning: '写话题时给出联想的次数，一两个字一次。' },
  },
} as const satisfies DomainCatalogue
