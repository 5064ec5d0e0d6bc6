/** An activity of the demonstration, by hours from the moment of loading. */
export interface DemoActivity {
  title: string
  summary: string
  body: string
  subType: number
  cover: string
  /** Of the beginning; before now below 0. */
  startsIn: number
  lasts: number
  /** Place in the list of shops; null elsewhere or online. */
  shop: number | null
  online?: boolean
  area: readonly [string, string, string]
  address: string
  capacity: number
  signMode: number
  /** Of the sign-up, before the beginning. */
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

const shanghai = ['310000', '310100', '310101'] as const
const beijing = ['110000', '110100', '110105'] as const
const hangzhou = ['330000', '330100', '330106'] as const
const chengdu = ['510000', '510100', '510104'] as const
const guangzhou = ['440000', '440100', '440106'] as const

const day = 24
const walk = '请穿好走路的鞋，带一块备用电池。集合后先认识彼此，再沿路线慢慢走，每个点停留二十分钟，最后坐下来看片。'
const talk = '讲一个半小时，留半小时提问。现场有样片和器材可以上手，讲义会在活动回顾里发出来。'

/** Three months around the moment of loading, in every state, type and mode. */
export const demoActivities: readonly DemoActivity[] = [
  { title: '黄昏街头快拍', summary: '一小时内开始，现在就可以签到', body: walk, subType: 2, cover: 'morning', startsIn: 0.6, lasts: 3, shop: null, area: shanghai, address: '外滩源步行街口', capacity: 20, signMode: 1, signOpensBefore: 240, signEndsBefore: 0, people: 14, guestsMax: 1, selfCheckIn: true, lends: true },
  { title: '夜景长曝光讲座', summary: '从快门线讲到堆栈', body: talk, subType: 1, cover: 'workshop', startsIn: 3 * day, lasts: 2, shop: 0, area: shanghai, address: '', capacity: 12, signMode: 1, people: 16, fee: '免费' },
  { title: '湿地候鸟外拍', summary: '审核报名，需要 300mm 以上的镜头', body: walk, subType: 2, cover: 'morning', startsIn: 6 * day, lasts: 5, shop: null, area: hangzhou, address: '湿地公园北门', capacity: 15, signMode: 2, people: 9, minLevel: 2 },
  { title: '新机抢先体验日', summary: '抽签报名，每人一小时', body: talk, subType: 3, cover: 'c1-pro', startsIn: 9 * day, lasts: 6, shop: 0, area: shanghai, address: '', capacity: 8, signMode: 3, people: 15, lends: true },
  { title: '古镇清晨人文外拍', summary: '等雾，也等第一炉豆浆', body: walk, subType: 2, cover: 'morning', startsIn: 12 * day, lasts: 4, shop: null, area: hangzhou, address: '古镇东栅游客中心', capacity: 10, signMode: 1, people: 6, guestsMax: 2, fee: '门票自理' },
  { title: '直营店人像灯光课', summary: '一盏灯也能拍好', body: talk, subType: 4, cover: 'store', startsIn: 4 * day, lasts: 3, shop: 0, area: shanghai, address: '', capacity: 8, signMode: 1, people: 8 },
  { title: '城市肌理影展开幕', summary: '策展人带你走一遍', body: talk, subType: 5, cover: 'exhibition', startsIn: 15 * day, lasts: 3, shop: null, area: beijing, address: '北岸美术馆一层', capacity: 0, signMode: 1, people: 12 },
  { title: '后期调色线上直播', summary: '同一张底片的三种调法', body: talk, subType: 6, cover: 'workshop', startsIn: 2 * day, lasts: 2, shop: null, online: true, area: shanghai, address: '', capacity: 0, signMode: 1, people: 15 },
  { title: '十二月会员日', summary: '清洁相机，喝杯热茶', body: talk, subType: 9, cover: 'festival', startsIn: 20 * day, lasts: 8, shop: 1, area: beijing, address: '', capacity: 60, signMode: 1, people: 11, guestsMax: 3, signOpensBefore: 10 * day },
  { title: '雪山星空三日营', summary: '抽签已结束，种子公布在页面上', body: walk, subType: 2, cover: 'lens', startsIn: 2.5 * day, lasts: 60, shop: null, area: chengdu, address: '营地停车场', capacity: 6, signMode: 3, signEndsBefore: 60, people: 13, isDrawn: true },
  { title: '微距小世界工作坊', summary: '带上你拍不清楚的小东西', body: talk, subType: 1, cover: 'lens', startsIn: 26 * day, lasts: 3, shop: 2, area: guangzhou, address: '', capacity: 12, signMode: 1, people: 0, signOpensBefore: 14 * day },
  { title: '年度影赛说明会', summary: '规则、评审和常见问题', body: talk, subType: 7, cover: 'festival', startsIn: 30 * day, lasts: 2, shop: null, online: true, area: shanghai, address: '', capacity: 0, signMode: 1, people: 4 },
  { title: '新年抽奖夜', summary: '到场的人都有机会', body: talk, subType: 8, cover: 'festival', startsIn: 33 * day, lasts: 3, shop: 0, area: shanghai, address: '', capacity: 40, signMode: 1, people: 0, signOpensBefore: 20 * day },
  { title: '江畔日出外拍', summary: '正在进行', body: walk, subType: 2, cover: 'morning', startsIn: -1, lasts: 4, shop: null, area: guangzhou, address: '滨江东路渡口', capacity: 12, signMode: 1, people: 10 },
  { title: '长焦镜头试用会', summary: '报名已截止', body: talk, subType: 3, cover: 'lens', startsIn: 10, lasts: 4, shop: 1, area: beijing, address: '', capacity: 10, signMode: 1, signEndsBefore: 14, people: 9, lends: true },
  { title: '老城屋顶夜拍', summary: '因大风取消', body: walk, subType: 2, cover: 'morning', startsIn: 1.5 * day, lasts: 3, shop: null, area: chengdu, address: '老城西门', capacity: 10, signMode: 1, people: 7, stage: 8 },
  { title: '胶片冲洗体验课', summary: '草稿', body: talk, subType: 1, cover: 'workshop', startsIn: 40 * day, lasts: 3, shop: 0, area: shanghai, address: '', capacity: 6, signMode: 1, people: 0, stage: 0 },
  { title: '门店亲子摄影日', summary: '等待审核', body: talk, subType: 4, cover: 'store', startsIn: 24 * day, lasts: 3, shop: 2, area: guangzhou, address: '', capacity: 16, signMode: 1, people: 0, stage: 1 },
  { title: '秋山红叶外拍', summary: '看看大家带回来的秋天', body: walk, subType: 2, cover: 'morning', startsIn: -12 * day, lasts: 6, shop: null, area: beijing, address: '香山东门', capacity: 20, signMode: 1, people: 16, report: '那天早上七度，山门外已经有人在擦镜头。我们走了五公里，红叶比预报晚了一周，反而落得正好。' },
  { title: '街头摄影分享会', summary: '三位影友，三条街', body: talk, subType: 1, cover: 'exhibition', startsIn: -20 * day, lasts: 2, shop: 0, area: shanghai, address: '', capacity: 30, signMode: 1, people: 15, report: '三位影友各带来二十张照片，讲了怎么靠近，也讲了什么时候放下相机。提问比演讲还长。' },
  { title: '新镜头品鉴会', summary: '已结束', body: talk, subType: 3, cover: 'c1-pro', startsIn: -28 * day, lasts: 3, shop: 1, area: beijing, address: '', capacity: 12, signMode: 2, people: 10 },
  { title: '直营店开业开放日', summary: '已结束', body: talk, subType: 4, cover: 'store', startsIn: -35 * day, lasts: 8, shop: 2, area: guangzhou, address: '', capacity: 0, signMode: 1, people: 14 },
  { title: '海边风光外拍', summary: '已结束', body: walk, subType: 2, cover: 'morning', startsIn: -41 * day, lasts: 5, shop: null, area: guangzhou, address: '南岸灯塔', capacity: 14, signMode: 1, people: 12 },
  { title: '纪实摄影线上课', summary: '已结束，可以看回顾', body: talk, subType: 6, cover: 'workshop', startsIn: -8 * day, lasts: 2, shop: null, online: true, area: shanghai, address: '', capacity: 0, signMode: 1, people: 13, report: '两小时的直播，问得最多的是“什么时候按快门”。录屏会放在文章里。' },
]
