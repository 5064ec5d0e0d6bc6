import type { DomainCatalogue } from '../wire/domain-catalogue.ts'

export const draftCatalogue = {
  errors: {
    DraftLimit: { code: 3009, text: '草稿箱已满，最多保留 20 篇' },
    DraftChanged: { code: 3013, text: '这份草稿在别处改过' },
  },
  rates: {
    // An open form saves every 10 seconds, and a member may have several open.
    compose: {
      unset: { perMinute: 60 },
      title: '保存草稿',
      meaning: '写作品时自动保存的次数；每个打开的窗口 10 秒保存一次。',
    },
  },
} as const satisfies DomainCatalogue
