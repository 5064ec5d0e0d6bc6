/** An activity of the demonstration, by hours from the moment of loading. */
export interface DemoActivity {
  title: string
  /** Name of the circle that it is for. */
  circle?: string
  summary: string
  body: string
  subType: number
  cover: string
  /** Start in relation to now; below 0: in the past. */
  startsIn: number
  lasts: number
  /** Place in the list of shops; null elsewhere or online. */
  shop: number | null
  online?: boolean
  area: readonly [string, string, string]
  address: string
  capacity: number
  signMode: number
  /** Start of the sign-up, before that of the activity. */
  signOpensBefore?: number
  signEndsBefore?: number
  minLevel?: number
  guestsMax?: number
  /** 0 draft, 1 waits for review, 2 published, 8 cancelled. */
  stage?: number
  /** How many signed up; further ones wait, are in review or in the draw. */
  people: number
  fee?: string
  selfCheckIn?: boolean
  isDrawn?: boolean
  report?: string
  lends?: boolean
}

export const shanghai = ['310000', '310100', '310101'] as const
export const beijing = ['110000', '110100', '110105'] as const
export const hangzhou = ['330000', '330100', '330106'] as const
export const chengdu = ['510000', '510100', '510104'] as const
export const guangzhou = ['440000', '440100', '440106'] as const

export const day = 24
export const walk =
  '请穿好走路的鞋，带一块备用电池。集合后先认识彼此，再沿路线慢慢走，每个点停留二十分钟，最后坐下来看片。'
export const talk = '讲一个半小时，留半小时提问。现场有样片和器材可以上手，讲义会在活动回顾里发出来。'
