import type { DomainCatalogue } from '../wire/domain-catalogue.ts'

export const evidenceCatalogue = {
  notices: {
    'evidence.nearCopy': '有人发布了和你的{title}很像的照片，审核员正在核对',
  },
} as const satisfies DomainCatalogue
