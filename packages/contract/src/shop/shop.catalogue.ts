import type { DomainCatalogue } from '../wire/domain-catalogue.ts'

export const shopCatalogue = {
  acts: {
    'shop.created': '添加门店',
    'shop.saved': '修改门店',
  },
  targets: {
    shop: '门店',
  },
} as const satisfies DomainCatalogue
