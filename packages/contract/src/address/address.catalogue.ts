import type { DomainCatalogue } from '../wire/domain-catalogue.ts'

export const addressCatalogue = {
  errors: {
    AreaUnknown: { code: 2034, text: '请选择所在地区' },
    AddressLimit: { code: 2035, text: '最多保存 {max} 个地址' },
  },
  rates: {
    address: { unset: { perHour: 30 }, title: '收货地址', meaning: '每位会员添加和修改收货地址的次数。' },
  },
} as const satisfies DomainCatalogue
