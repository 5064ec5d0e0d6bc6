import type { DomainCatalogue } from '../wire/domain-catalogue.ts'

export const lotteryCatalogue = {
  errors: {
    LotteryClosed: { code: 4020, text: '现在不在抽奖时间内' },
    LotteryTimesUsed: { code: 4021, text: '抽奖的次数已经用完' },
    LotteryStaff: { code: 4022, text: '工作人员和他们用过的设备不能参加抽奖' },
    PublicValueDiffers: { code: 4023, text: '两次录入的公共数不一样，请照来源再核对一遍' },
  },
  acts: {
    'lottery.created': '写抽奖',
    'lottery.saved': '修改抽奖',
    'lottery.published': '公布抽奖',
    'lottery.cancelled': '取消抽奖',
    'lottery.valueEntered': '录入公共数',
    'lottery.valueWithdrawn': '撤回公共数',
    'lottery.drawn': '核对公共数并开奖',
    'lottery.excluded': '作废抽奖报名',
    'lottery.barred': '登记不能抽奖的账号',
    'lottery.unbarred': '取消登记不能抽奖的账号',
  },
  targets: {
    lottery: '抽奖',
    lotteryTicket: '抽奖报名',
  },
  notices: {
    'lottery.drawn': '你参加的抽奖{title}开奖了，看看结果，也可以自己验算',
    'lottery.cancelled': '你参加的抽奖{title}取消了',
    'lottery.excluded': '你在抽奖{title}的一次报名作废了',
  },
} as const satisfies DomainCatalogue
