/** A lottery of the demonstration; days count from the load. */
export interface DemoLottery {
  type: 1 | 2
  title: string
  from: number
  to: number
  minLevel: number
  coins: number
  perDay: number
  perTotal: number
  rules: string
  prizes: readonly { gift: string; count: number; odds: number }[]
  /** How many joined. */
  people: number
  /** For a drawn lottery. */
  publicValue?: string
}

const listRules = `报名截止后，用开奖日的上证指数收盘点位、公布过指纹的种子和报名的链一起算出中奖名单。
每人一次，同一个人不会中两次。
中奖的人在 15 天内填写收货地址，过期视为放弃，奖品不再补抽。
奖品由主办方寄出，运费由主办方承担；奖品不能折现，写明可以换成金币的除外。`

export const demoLotteries: readonly DemoLottery[] = [
  {
    type: 2,
    title: '岁末抽奖',
    from: -20,
    to: -6,
    minLevel: 1,
    coins: 0,
    perDay: 1,
    perTotal: 1,
    rules: listRules,
    prizes: [
      { gift: '金奖奖品', count: 1, odds: 0 },
      { gift: '清洁保养套装', count: 2, odds: 0 },
      { gift: '年度精选画册', count: 4, odds: 0 },
    ],
    people: 38,
    publicValue: '3927.41',
  },
  {
    type: 2,
    title: '新年第一卷',
    from: -2,
    to: 10,
    minLevel: 1,
    coins: 0,
    perDay: 1,
    perTotal: 1,
    rules: listRules,
    prizes: [
      { gift: '清洁保养套装', count: 3, odds: 0 },
      { gift: '年度精选画册', count: 10, odds: 0 },
    ],
    people: 12,
  },
  {
    type: 1,
    title: '每日九宫格',
    from: -1,
    to: 20,
    minLevel: 1,
    coins: 20,
    perDay: 3,
    perTotal: 30,
    rules: `每天最多抽 3 次，每次 20 金币。格子里写着每一次的概率，与先后无关。
一种奖品发完以后，抽到它算谢谢参与，金币不退。
中奖后 15 天内填写收货地址，过期视为放弃。`,
    prizes: [
      { gift: '清洁保养套装', count: 10, odds: 5000 },
      { gift: '年度精选画册', count: 30, odds: 20_000 },
    ],
    people: 0,
  },
]
