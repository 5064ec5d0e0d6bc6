export const lotteryTypes = { instant: 1, list: 2, onSite: 3 } as const
export type LotteryType = (typeof lotteryTypes)[keyof typeof lotteryTypes]
export const lotteryTypeNames = {
  1: '即时抽奖',
  2: '定时开奖',
  3: '活动现场抽奖',
} as const satisfies Record<LotteryType, string>

export const lotteryStates = {
  draft: 0,
  notOpen: 1,
  open: 2,
  waits: 3,
  drawn: 4,
  ended: 5,
  cancelled: 6,
} as const
export type LotteryState = (typeof lotteryStates)[keyof typeof lotteryStates]
export const lotteryStateNames = {
  0: '草稿',
  1: '未开始',
  2: '进行中',
  3: '待开奖',
  4: '已开奖',
  5: '已结束',
  6: '已取消',
} as const satisfies Record<LotteryState, string>

/** States of a ticket; 0 until the draw. */
export const ticketStates = { waits: 0, lost: 1, won: 2, claimed: 3, expired: 4, void: 5 } as const
export type TicketState = (typeof ticketStates)[keyof typeof ticketStates]
export const ticketStateNames = {
  0: '待开奖',
  1: '未中奖',
  2: '已中奖，待领取',
  3: '已领取',
  4: '已过期',
  5: '作废',
} as const satisfies Record<TicketState, string>

/** Why a member cannot take part now. */
export const lotteryObstacles = [
  'signedOut',
  'closed',
  'notOpen',
  'over',
  'cancelled',
  'phone',
  'age',
  'level',
  'product',
  'days',
  'checkIn',
  'questionnaire',
  'coins',
  'times',
  'today',
] as const
export type LotteryObstacle = (typeof lotteryObstacles)[number]

/** Conditions for which the number of people turned away is counted and published. */
export const lotteryTurnedAway = [
  'phone',
  'age',
  'level',
  'product',
  'days',
  'checkIn',
  'questionnaire',
] as const satisfies readonly LotteryObstacle[]
export const lotteryTurnedAwayNames = {
  phone: '没有绑定手机号',
  age: '不满 18 周岁',
  level: '等级不够',
  product: '没有注册产品',
  days: '注册时间太短',
  checkIn: '没有到场签到',
  questionnaire: '没有填问卷',
} as const satisfies Record<(typeof lotteryTurnedAway)[number], string>

/** The public value named in the rules unless staff name another one. */
export const usualPublicSource = '上证指数在开奖日的收盘点位，以上海证券交易所网站公布的为准'

export const lotteryLimits = {
  title: { min: 2, max: 30 },
  rules: { min: 20, max: 3000 },
  contact: { min: 4, max: 60 },
  publicSource: 80,
  publicValue: 60,
  /** The grid of nine has a button and at least one cell without a prize. */
  prizes: 7,
  prizeCount: 100_000,
  /** Models of which a member must own one. */
  models: 20,
  /** Units of all prizes in one draw. */
  listPrizes: 2000,
  /** In yuan. */
  value: 50_000,
  coins: 100,
  perDay: 100,
  perTotal: 1000,
  days: 62,
  accountDays: 365,
  claimDays: { usual: 15, min: 7, max: 90 },
  adultAge: 18,
  /** Years for which records are kept. */
  recordYears: 2,
  page: 50,
} as const

/** `1.5 %` and the like, from odds in millionths. */
export function oddsText(odds: number): string {
  return `${Number((odds / 10_000).toFixed(4))}%`
}

export const lotterySentences = {
  signedOut: '登录后就可以参加',
  closed: '抽奖功能暂时关闭',
  notOpen: '还没有开始',
  over: '已经截止',
  cancelled: '这次抽奖已取消',
  phone: '请先绑定手机号',
  age: '年满 18 周岁才可以参加',
  level: (level: number) => `等级达到 Lv.${level}`,
  product: '注册过产品',
  models: (names: readonly string[]) => `注册过${names.join('、')}${names.length > 1 ? '中的一款' : ''}`,
  days: (days: number) => `注册满 ${days} 天`,
  checkIn: (title: string) => `在活动《${title}》签到`,
  questionnaire: (title: string) => `填过问卷《${title}》`,
  coins: (coins: number) => `每次 ${coins} 金币`,
  noCoins: (coins: number) => `金币不足，每次需要 ${coins} 金币`,
  times: '你的次数已经用完',
  today: '今天的次数已经用完，明天再来',
  needs: (condition: string) => `需要${condition}`,
  refund: (title: string) => `抽奖《${title}》`,
  award: (title: string) => `抽奖《${title}》`,
} as const

/** Faults of fields that contradict each other, for staff. */
export const lotteryFieldSentences = {
  end: '结束时间要晚于开始时间',
  start: '开始时间要晚于现在',
  draw: '开奖时间不能早于截止时间',
  days: '最多 62 天',
  activity: '请选择要签到的活动',
  questionnaire: '请选择一份已经发布的问卷',
  models: '有的产品已经不在目录里，请重新选择',
  prizes: '至少一个奖品',
  odds: '各奖品的概率加起来不能超过 100%',
  oddsEach: '请填写概率',
  count: '定时开奖的奖品合计不能超过 2000 份',
  perDay: '每天次数不能多于总次数',
  gift: '请选择一个开放的奖品模板',
} as const
