import {
  giftKinds,
  presentStates,
  type PresentOption,
  type PresentSource,
  type PresentState,
} from '@guangquan/contract'

const { shipped: parcel, virtual } = giftKinds
const { toClaim, toChoose, needsAddress, toShip, shipped, completed, expired, givenUp, exchanged } =
  presentStates
const thing = (title: string): PresentOption => ({ title, kind: parcel, coins: 0 })
const inCoins = (coins: number): PresentOption => ({ title: `${coins} 金币`, kind: virtual, coins })

interface DemoGift {
  key: string
  picture: string
  present_type: 1 | 2
  title: string
  detail: string
  value: number
  options: PresentOption[]
  exchange_coins: number | null
  claim_days: number
}

export const demoGifts: readonly DemoGift[] = [
  {
    key: 'welcome',
    picture: 'coins',
    present_type: 1,
    title: '见面礼 50 金币',
    detail: '欢迎来到光圈。金币可以兑换好东西，也可以用来补签。',
    value: 0,
    options: [inCoins(50)],
    exchange_coins: null,
    claim_days: 30,
  },
  {
    key: 'birthday',
    picture: 'print',
    present_type: 1,
    title: '生日礼 · 一幅装裱小样',
    detail: '从你收到赞最多的作品里挑一幅，做成 20 × 20 厘米的艺术微喷，装好框寄给你。',
    value: 168,
    options: [thing('装裱小样 20 × 20 cm')],
    exchange_coins: 600,
    claim_days: 30,
  },
  {
    key: 'level',
    picture: 'strap',
    present_type: 1,
    title: '升级礼 · 手工牛皮肩带',
    detail: '植鞣牛皮，手工缝线，用得越久颜色越深。长度 95 至 120 厘米可调，承重 5 千克。',
    value: 199,
    options: [thing('深棕色肩带'), thing('黑色肩带'), inCoins(300)],
    exchange_coins: null,
    claim_days: 30,
  },
  {
    key: 'kit',
    picture: 'care-kit',
    present_type: 1,
    title: '清洁保养套装',
    detail: '气吹、软毛刷、镜头布和清洁液。清洁镜头前先吹掉灰尘，再擦。',
    value: 99,
    options: [thing('清洁保养套装')],
    exchange_coins: 200,
    claim_days: 30,
  },
  {
    key: 'book',
    picture: 'photobook',
    present_type: 1,
    title: '年度精选画册',
    detail: '本站影友的年度精选，特种纸印刷，160 页，锁线装订，可以平摊。',
    value: 128,
    options: [thing('年度精选画册')],
    exchange_coins: null,
    claim_days: 30,
  },
  {
    key: 'award',
    picture: 'trophy',
    present_type: 2,
    title: '金奖奖品',
    detail: '奖杯由获奖作品的金属微喷和黄铜底座做成。不方便收件，也可以换成金币。',
    value: 3000,
    options: [thing('金奖奖杯'), thing('CL 50mm f/1.4 试用 30 天')],
    exchange_coins: 5000,
    claim_days: 60,
  },
]

/** A present of the demonstration. */
export interface Given {
  gift: string
  source: PresentSource
  state: PresentState
  daysAgo: number
  /** Index of the option. */
  chosen?: number
  memo?: string
  award?: { event: string; rank: string }
}

/** One in each state. */
export const givenToLin: readonly Given[] = [
  { gift: 'birthday', source: 2, state: toClaim, daysAgo: 1, memo: '生日快乐' },
  {
    gift: 'award',
    source: 5,
    state: toChoose,
    daysAgo: 3,
    award: { event: '城市微光 · 秋季影赛', rank: '金奖' },
  },
  { gift: 'level', source: 3, state: needsAddress, daysAgo: 6, memo: '升到 Lv.4' },
  { gift: 'book', source: 9, state: toShip, daysAgo: 8, memo: '感谢你一年的陪伴' },
  { gift: 'kit', source: 8, state: shipped, daysAgo: 12, memo: '上次的活动改期，抱歉' },
  { gift: 'welcome', source: 1, state: completed, daysAgo: 160 },
  { gift: 'book', source: 6, state: completed, daysAgo: 120, memo: '春季外拍纪念' },
  { gift: 'kit', source: 7, state: expired, daysAgo: 90 },
  { gift: 'kit', source: 4, state: givenUp, daysAgo: 70 },
  {
    gift: 'award',
    source: 5,
    state: exchanged,
    daysAgo: 150,
    award: { event: '留白 · 冬季影赛', rank: '金奖' },
  },
]

/** Presents of the other members, in rotation. */
export const givenToAll: readonly Given[] = [
  { gift: 'welcome', source: 1, state: completed, daysAgo: 140 },
  { gift: 'book', source: 9, state: toShip, daysAgo: 4, memo: '感谢你一年的陪伴' },
  { gift: 'kit', source: 3, state: toShip, daysAgo: 7, memo: '升到 Lv.7' },
  { gift: 'welcome', source: 1, state: expired, daysAgo: 100 },
  { gift: 'birthday', source: 2, state: shipped, daysAgo: 14, memo: '生日快乐' },
  { gift: 'level', source: 3, state: toClaim, daysAgo: 2, memo: '升到 Lv.4' },
]
