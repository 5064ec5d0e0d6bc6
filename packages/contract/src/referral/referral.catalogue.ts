import type { DomainCatalogue } from '../wire/domain-catalogue.ts'

export const referralCatalogue = {
  errors: {
    InviteCodeWrong: { code: 2030, text: '邀请码无效' },
  },
  acts: {
    'referral.withheld': '扣住邀请奖励',
    'referral.released': '发放邀请奖励',
  },
} as const satisfies DomainCatalogue
