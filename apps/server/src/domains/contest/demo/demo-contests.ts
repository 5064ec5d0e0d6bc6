import { contestGear, prizeBases, type ContestPhotoRules, type PrizeBasis } from '@guangquan/contract'

/** A contest of the demonstration. Times are days from the beginning of collecting. */
export interface DemoContest {
  title: string
  theme: string
  body: string
  cover: string
  /** Days ago at which collecting began. */
  began: number
  collectEnd: number
  firstAuditEnd: number
  vote: readonly [start: number, end: number]
  judgeEnd: number
  notice: readonly [start: number, end: number]
  rules: ContestPhotoRules
  groups: readonly { name: string; photos: readonly [min: number, max: number] }[]
  prizes: readonly {
    name: string
    basis: PrizeBasis
    count: number
    coins: number
    description: string
  }[]
  /** Upper limit of entries that are shown. */
  entries: number
  /** Whether one more entry waits for the first audit. */
  waits: boolean
  /** Whether its electorate is frozen and has voted, and whether its jury has marked everything. */
  isVoted: boolean
  isJudged: boolean
}

/** The camera's data must be there; whether the gear is the author's own is noted for a person to see. */
const rules: ContestPhotoRules = {
  formats: ['jpeg', 'heic'],
  minBytes: null,
  maxBytes: 30 * 1024 * 1024,
  longEdge: null,
  exif: true,
  capturedFrom: null,
  capturedTo: null,
  gear: contestGear.any,
  cameraIds: [],
  lensIds: [],
  owner: true,
  software: true,
  aiMade: true,
  duplicate: true,
  lenient: true,
}

export const demoCriteria = [
  { name: '主题契合', weight: 40 },
  { name: '构图与光线', weight: 35 },
  { name: '后期克制', weight: 25 },
] as const

const terms = `## 怎样参加

- 每人最多投五件，须为本人拍摄，保留完整的拍摄信息。
- 参赛作品不加水印和边框，不接受 AI 生成的画面。

## 怎样评

初审看规则，评委匿名打分，公众每天三票。评分表和 SHA-256 在公示时公布，任何人都可以重新计算。
`

const scores = prizeBases.score
const votes = prizeBases.votes

export const demoContests: readonly DemoContest[] = [
  {
    title: '街角十分钟',
    theme: '在一个街角站十分钟，只交一张',
    body: `${terms}\n## 题目\n\n选一个你每天路过的街角，站满十分钟再按快门。\n`,
    cover: 'night',
    began: 6,
    collectEnd: 26,
    firstAuditEnd: 29,
    vote: [30, 37],
    judgeEnd: 40,
    notice: [41, 49],
    rules,
    groups: [
      { name: '单幅组', photos: [1, 1] },
      { name: '组照组', photos: [3, 8] },
    ],
    prizes: [
      { name: '金奖', basis: scores, count: 1, coins: 2000, description: '' },
      { name: '银奖', basis: scores, count: 2, coins: 1000, description: '' },
      { name: '最受欢迎奖', basis: votes, count: 1, coins: 800, description: '' },
    ],
    entries: 9,
    waits: true,
    isVoted: false,
    isJudged: false,
  },
  {
    title: '山河入镜影友年赛',
    theme: '拍下你走过的山河',
    body: `${terms}\n## 题目\n\n不比走得远，比看得久。\n`,
    cover: 'morning',
    began: 26,
    collectEnd: 19,
    firstAuditEnd: 22,
    vote: [22, 30],
    judgeEnd: 31,
    notice: [32, 40],
    rules,
    groups: [{ name: '单幅组', photos: [1, 1] }],
    prizes: [
      { name: '金奖', basis: scores, count: 1, coins: 3000, description: '' },
      { name: '银奖', basis: scores, count: 2, coins: 1500, description: '' },
      { name: '铜奖', basis: scores, count: 3, coins: 600, description: '' },
      { name: '最受欢迎奖', basis: votes, count: 1, coins: 800, description: '' },
    ],
    entries: 14,
    waits: false,
    isVoted: true,
    isJudged: false,
  },
  {
    title: '留白秋季影赛',
    theme: '最难的是决定不拍什么',
    body: `${terms}\n## 题目\n\n留白不是空，是让人停下来的地方。\n`,
    cover: 'exhibition',
    began: 70,
    collectEnd: 30,
    firstAuditEnd: 33,
    vote: [33, 43],
    judgeEnd: 48,
    notice: [52, 69],
    rules,
    groups: [{ name: '单幅组', photos: [1, 1] }],
    prizes: [
      { name: '金奖', basis: scores, count: 1, coins: 3000, description: '' },
      { name: '银奖', basis: scores, count: 2, coins: 1500, description: '' },
      { name: '铜奖', basis: scores, count: 3, coins: 600, description: '' },
      { name: '最受欢迎奖', basis: votes, count: 1, coins: 800, description: '' },
    ],
    entries: 18,
    waits: false,
    isVoted: true,
    isJudged: true,
  },
]

/** Who judges: people of the trade, whose accounts of the console are closed in the demonstration. */
export const demoJudges = [
  { name: 'demo-judge-1', displayName: '顾远', title: '纪实摄影师' },
  { name: 'demo-judge-2', displayName: '秦一舟', title: '图片编辑' },
  { name: 'demo-judge-3', displayName: '罗砚', title: '风光摄影师' },
  { name: 'demo-judge-4', displayName: '苏未', title: '策展人' },
  { name: 'demo-judge-5', displayName: '贺青', title: '摄影系讲师' },
] as const
