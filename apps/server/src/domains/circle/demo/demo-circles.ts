import type { CircleAudit } from '@guangquan/contract'

export interface DemoCircle {
  title: string
  owner: string
  admins: readonly string[]
  guests: readonly string[]
  audit: CircleAudit
  /** Names of topics; its posts and cover are of the first. */
  topics: readonly string[]
  summary: string
  rules: string
  question: string
  announcement: string
  /** Every how many of the demonstration members is in it. */
  oneOf: number
  /** How many apply. */
  waiting: number
  daysAgo: number
}

/** Ten circles of different sizes, settings and topics. The first is the demonstration owner's, with a queue. */
export const demoCircles: readonly DemoCircle[] = [
  {
    title: '清晨拍雾',
    owner: '林小满',
    admins: ['周末去山里', '沈一白'],
    guests: ['何夕'],
    audit: 1,
    topics: ['风光', '旅行'],
    summary: '早起的人才看得见雾。交流山里、江边和城市的晨雾，互相报天气，也一起等太阳出来。',
    rules: '只发自己拍的照片\n说明拍摄的月份和大概位置\n点评对照片不对人',
    question: '你最近一次为拍照早起，是几点？',
    announcement: '本月的题目是「桥」。周日晚上一起看片，记得把照片发到圈里。',
    oneOf: 2,
    waiting: 6,
    daysAgo: 210,
  },
  {
    title: '黑白日课',
    owner: '沈一白',
    admins: ['木鱼水心'],
    guests: [],
    audit: 1,
    topics: ['黑白', '建筑'],
    summary: '每天一张黑白，不谈器材，只看光和影子怎么落下来。',
    rules: '一天最多一张',
    question: '',
    announcement: '',
    oneOf: 3,
    waiting: 2,
    daysAgo: 180,
  },
  {
    title: '银河在头顶',
    owner: '何夕',
    admins: ['星野计划', '北纬四十度'],
    guests: ['大漠孤烟'],
    audit: 0,
    topics: ['星空夜景'],
    summary: '星空、极光和城市夜景。每个新月前发一次出行天气，缺车位的来这里找人。',
    rules: '不公布没有管理的野外营地的位置',
    question: '',
    announcement: '双子座流星雨快到了，想一起去的在评论里留言。',
    oneOf: 2,
    waiting: 0,
    daysAgo: 200,
  },
  {
    title: '街角的人',
    owner: '阿岚',
    admins: ['胡同口'],
    guests: [],
    audit: 0,
    topics: ['人文街拍'],
    summary: '拍街上的人和他们的一天。拍完给对方看一眼，不喜欢就删。',
    rules: '尊重被拍的人，不发偷拍和让人难堪的照片',
    question: '',
    announcement: '',
    oneOf: 4,
    waiting: 0,
    daysAgo: 150,
  },
  {
    title: '一卷三十六张',
    owner: '老秦',
    admins: [],
    guests: [],
    audit: 2,
    topics: ['胶片'],
    summary: '胶片、冲洗和老相机的维修。一卷拍一个月也不算慢。',
    rules: '注明胶卷和相机',
    question: '',
    announcement: '',
    oneOf: 9,
    waiting: 0,
    daysAgo: 120,
  },
  {
    title: '阳台与微距',
    owner: '小寒',
    admins: ['钟表匠'],
    guests: [],
    audit: 0,
    topics: ['微距'],
    summary: '离得很近地看：露水、机芯、花蕊和昆虫。用手机也可以。',
    rules: '不为拍照抓昆虫',
    question: '',
    announcement: '',
    oneOf: 5,
    waiting: 0,
    daysAgo: 95,
  },
  {
    title: '不惊飞观鸟',
    owner: '白鹭飞',
    admins: ['早起的鸟'],
    guests: ['阿布'],
    audit: 1,
    topics: ['生态'],
    summary: '拍鸟不投喂、不惊飞、不说地点。一起认鸟，一起护着它们的家。',
    rules: '繁殖期不发巢穴的照片',
    question: '拍鸟的三不原则是哪三不？',
    announcement: '',
    oneOf: 6,
    waiting: 3,
    daysAgo: 80,
  },
  {
    title: '从高处看',
    owner: '一川',
    admins: [],
    guests: [],
    audit: 0,
    topics: ['航拍', '风光'],
    summary: '航拍作品和飞行安全。起飞前先查空域，落地后再谈构图。',
    rules: '不在禁飞区起飞',
    question: '',
    announcement: '',
    oneOf: 7,
    waiting: 0,
    daysAgo: 60,
  },
  {
    title: '茶桌上的光',
    owner: '南风知我',
    admins: ['苏打绿茶'],
    guests: [],
    audit: 0,
    topics: ['静物美食'],
    summary: '静物、美食和桌上的自然光。做菜十分钟，等光半小时。',
    rules: '',
    question: '',
    announcement: '',
    oneOf: 8,
    waiting: 0,
    daysAgo: 40,
  },
  {
    title: '城市的线',
    owner: '陆拾柒',
    admins: [],
    guests: [],
    audit: 1,
    topics: ['建筑', '城市'],
    summary: '数窗户、找对称、等一个路过的人。建筑和城市的几何。',
    rules: '',
    question: '',
    announcement: '',
    oneOf: 12,
    waiting: 1,
    daysAgo: 20,
  },
]

export const demoReasons: readonly string[] = [
  '拍了三年风光，想找一起早起的人',
  '看了圈里的照片很喜欢，想学习',
  '周末常去山里，可以一起约',
  '刚开始拍照，希望有人点评',
  '关注圈主很久了，终于鼓起勇气来申请',
  '朋友推荐来的，想多交流',
]
