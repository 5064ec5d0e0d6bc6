import type { DomainCatalogue } from '../wire/domain-catalogue.ts'

export const socialCatalogue = {
  errors: {
    SocialTaken: { code: 2012, text: '该{name}已绑定其他账号' },
    SocialUnknown: { code: 2024, text: '这个{name}还没有绑定账号' },
    SocialFailed: { code: 2025, text: '授权没有完成或已过期，请重新授权' },
    ProviderClosed: { code: 2026, text: '暂未开放' },
    SocialOther: { code: 2036, text: '你的账号已绑定另一个{name}，请先解绑' },
  },
} as const satisfies DomainCatalogue
