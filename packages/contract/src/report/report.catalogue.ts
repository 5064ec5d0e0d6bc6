import type { DomainCatalogue } from '../wire/domain-catalogue.ts'

export const reportCatalogue = {
  errors: {
    AlreadyReported: { code: 3030, text: '你已经举报过，结果会在 72 小时内通知你' },
  },
  notices: {
    'report.upheld': '你举报的内容已处理，谢谢你的提醒',
    'report.dismissed': '你举报的内容经核实没有违规，谢谢你的提醒',
  },
  rates: {
    report: { unset: { perDay: 20 }, title: '举报', meaning: '每位会员举报的次数。' },
  },
} as const satisfies DomainCatalogue
