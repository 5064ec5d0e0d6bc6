import type { DomainCatalogue } from '../wire/domain-catalogue.ts'

export const wordListCatalogue = {
  acts: {
    'word.added': '添加敏感词',
    'word.changed': '修改敏感词',
    'word.removed': '移除敏感词',
    'word.imported': '导入敏感词',
  },
  targets: {
    word: '敏感词',
  },
} as const satisfies DomainCatalogue
