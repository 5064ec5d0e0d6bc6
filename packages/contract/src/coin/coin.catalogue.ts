import type { DomainCatalogue } from '../wire/domain-catalogue.ts'

export const coinCatalogue = {
  errors: {
    CoinsNotEnough: { code: 4101, text: '金币不足' },
    CoinDayLimit: { code: 4105, text: '每天最多使用 {max} 金币，请明天再来' },
  },
  acts: {
    'coins.correctionRequested': '申请调整金币',
    'coins.corrected': '同意调整金币',
    'coins.correctionRefused': '拒绝调整金币',
  },
  notices: {
    'coin.expiring': '你有金币即将到期',
  },
} as const satisfies DomainCatalogue
