import type { DomainCatalogue } from '../wire/domain-catalogue.ts'

export const voteCatalogue = {
  errors: {
    VoteEnded: { code: 3021, text: '投票已经结束' },
    VoteFixed: { code: 3022, text: '已经投过票，这个投票不能改票' },
  },
  notices: {
    'vote.ended': '你参与的投票{title}已结束',
  },
} as const satisfies DomainCatalogue
