import type { DomainCatalogue } from '../wire/domain-catalogue.ts'

export const faqCatalogue = {
  acts: {
    'faq.created': '添加常见问题',
    'faq.saved': '修改常见问题',
  },
  targets: {
    faq: '常见问题',
  },
} as const satisfies DomainCatalogue
