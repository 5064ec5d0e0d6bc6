import type { MuteDays, StrikeSubject } from '@guangquan/contract'

interface PostWords {
  /** A newcomer. */
  author: string
  cause: 'firstPost' | 'word' | 'edited'
  hours: number
  title: string
  text: string
  place: string
  /** Photographs of the catalogue. */
  files: readonly string[]
  /** The variant that another member published, if this is a copy; otherwise the photograph is their own. */
  copied?: number
}

/** Posts that wait. */
export const waitingPosts: readonly PostWords[] = [
  {
    author: '今天的第一张',
    cause: 'firstPost',
    hours: 5,
    title: '第一次拍人',
    text: '在公园里请朋友站到树影下面，拍了一下午，选了两张。',
    place: '南京',
    files: ['portrait-green.jpg', 'portrait-night.jpg'],
  },
  {
    author: '巷口的灯',
    cause: 'firstPost',
    hours: 9,
    title: '灯亮的时候',
    text: '元宵前一晚的灯会，人很多，踮着脚拍的。',
    place: '自贡',
    files: ['lanterns.jpg'],
  },
  {
    author: '修图接单小陈',
    cause: 'word',
    hours: 2,
    title: '调色前后对比',
    text: '同样的照片也能调成这样，加微信发原图，十分钟出片，第一张免费。',
    place: '',
    files: ['neon-rain.jpg'],
  },
  {
    author: '大师原片分享',
    cause: 'word',
    hours: 20,
    title: '全套预设免费领取',
    text: '免费领取全套胶片预设，数量有限，先到先得。',
    place: '',
    files: ['coffee.jpg'],
  },
  {
    author: '影像搬运工',
    cause: 'edited',
    hours: 28,
    title: '对岸的楼',
    text: '上次被退回，这次换了说明：自己在江边拍的。',
    place: '上海',
    files: ['skyline.jpg'],
    copied: 0,
  },
]

interface CommentWords {
  author: string
  text: string
  hours: number
  /** Index of the post, see `oldPost`. */
  post: number
}

/** Comments that wait. */
export const waitingComments: readonly CommentWords[] = [
  { author: '修图接单小陈', text: '颜色可以再好一点，加我微信帮你调，学生半价。', hours: 3, post: 1 },
  { author: '大师原片分享', text: '同款预设免费领取，看我主页。', hours: 11, post: 4 },
]

interface ReportWords {
  by: { name: string; isNew?: true }
  hours: number
  reason: number
  text?: string
  /** Hours until it was dismissed. */
  dismissedAfter?: number
}

interface ReportedWords {
  kind: 'post' | 'comment' | 'member'
  /** For a post or comment: its index, see `oldPost`. */
  place?: number
  /** For a member: a newcomer. */
  member?: string
  /** Three of them hid it, until somebody decides. */
  isHidden?: true
  reports: readonly ReportWords[]
}

const copied = '这张图是偷别人的，大家都来举报'
const dismissed = (name: string, days: number, dismissedAfter: number): ReportWords => ({
  by: { name },
  hours: days * 24,
  reason: 4,
  dismissedAfter,
})

/**
 * Reports by target. Those of the first post come from new accounts in one network, with the same text, within an hour.
 */
export const wordsOfReports: readonly ReportedWords[] = [
  {
    kind: 'post',
    place: 0,
    reports: [
      { by: { name: '路过的云', isNew: true }, hours: 2.2, reason: 3, text: copied },
      { by: { name: '晴空一号', isNew: true }, hours: 2.1, reason: 3, text: copied },
      { by: { name: '晴空二号', isNew: true }, hours: 1.9, reason: 3, text: `${copied}！` },
      { by: { name: '晴空三号', isNew: true }, hours: 1.7, reason: 3, text: copied },
    ],
  },
  {
    kind: 'post',
    place: 2,
    reports: [
      { by: { name: '初学者小李' }, hours: 7, reason: 8, text: '天空的云两边是对称的，像是生成的。' },
    ],
  },
  {
    kind: 'post',
    place: 3,
    reports: [
      { by: { name: '晚晴' }, hours: 30, reason: 6, text: '后排那位老人不愿意出现在网上，已经私下说过。' },
      { by: { name: '阿岚' }, hours: 26, reason: 6, text: '同上，认识这家人，请打码或者撤下。' },
    ],
  },
  {
    kind: 'comment',
    place: 0,
    reports: [
      { by: { name: '半糖' }, hours: 4, reason: 1 },
      { by: { name: '柠檬不酸' }, hours: 3.5, reason: 4, text: '在好几个人的作品下面说同样的话。' },
    ],
  },
  {
    kind: 'comment',
    place: 1,
    isHidden: true,
    reports: [
      { by: { name: '橘子汽水' }, hours: 6, reason: 7 },
      { by: { name: '红叶知秋' }, hours: 5.6, reason: 7, text: '阴阳怪气，看着很不舒服。' },
      { by: { name: '老周的暗房' }, hours: 5.2, reason: 7 },
    ],
  },
  {
    kind: 'member',
    member: '大师原片分享',
    reports: [
      {
        by: { name: '老周的暗房' },
        hours: 18,
        reason: 6,
        text: '头像和简介都在卖预设，还到处留言拉人。',
      },
    ],
  },
  {
    kind: 'member',
    member: '不服来辩',
    reports: [
      { by: { name: '橘子汽水' }, hours: 12, reason: 7, text: '连着三天在我的作品下面骂人。' },
      { by: { name: '红叶知秋' }, hours: 10, reason: 7 },
    ],
  },
  { kind: 'post', place: 6, reports: [dismissed('听风', 1, 5)] },
  { kind: 'post', place: 7, reports: [dismissed('月半弯', 3, 2), dismissed('不说再见', 3, 2)] },
  { kind: 'comment', place: 2, reports: [dismissed('豆浆油条', 5, 9)] },
  { kind: 'post', place: 8, reports: [dismissed('远方来信', 8, 1.5)] },
  { kind: 'comment', place: 3, reports: [dismissed('小镇青年', 12, 4)] },
]

interface StrikeWords {
  /** A newcomer. */
  member: string
  kind: 'warning' | 'mute' | 'ban'
  days?: MuteDays
  hours: number
  reason: string
  target?: { kind: StrikeSubject; text: string; change: 'removed' | 'refused' }
  appeal?: { hours: number; text: string; decision?: { hours: number; lift: boolean; answer: string } }
}

/** Strikes of several kinds, the oldest first; the third warning of a member is followed by an automatic mute. */
export const plannedStrikes: readonly StrikeWords[] = [
  {
    member: '影像搬运工',
    kind: 'warning',
    hours: 700,
    reason: '不是本人拍摄的作品',
    target: { kind: 'post', text: '夜色里的桥', change: 'refused' },
    appeal: {
      hours: 690,
      text: '这张是朋友拍的，他同意我发，聊天记录可以给你们看。',
      decision: { hours: 650, lift: false, answer: '作品要由拍摄者本人发布，请他自己来发' },
    },
  },
  {
    member: '影像搬运工',
    kind: 'warning',
    hours: 420,
    reason: '没有标注 AI 生成',
    target: { kind: 'post', text: '雪山日出', change: 'refused' },
    appeal: {
      hours: 400,
      text: '这张真的是相机拍的，原始文件还在，请再看一次。',
      decision: { hours: 380, lift: true, answer: '核对过原始文件，是相机直出，警告已撤销' },
    },
  },
  {
    member: '不服来辩',
    kind: 'warning',
    hours: 260,
    reason: '辱骂或攻击他人',
    target: { kind: 'comment', text: '这种水平也好意思发出来', change: 'removed' },
  },
  {
    member: '不服来辩',
    kind: 'warning',
    hours: 160,
    reason: '辱骂或攻击他人',
    target: { kind: 'comment', text: '眼睛不好就别拍了', change: 'removed' },
  },
  {
    member: '不服来辩',
    kind: 'warning',
    hours: 50,
    reason: '辱骂或攻击他人',
    target: { kind: 'comment', text: '说你两句还不服气', change: 'removed' },
    appeal: {
      hours: 40,
      text: '我只是说了实话，没有骂人，评论区不能只许夸吧，请撤销这次警告。',
    },
  },
  {
    member: '修图接单小陈',
    kind: 'mute',
    days: 3,
    hours: 46,
    reason: '图片或文字里有广告',
    target: { kind: 'comment', text: '修图十块一张，当天出', change: 'removed' },
    appeal: { hours: 20, text: '我是新手，不知道不能接单，以后不发了，能不能提前解除。' },
  },
  {
    member: '涨粉助手',
    kind: 'ban',
    hours: 70,
    reason: '买卖点赞和粉丝',
    target: { kind: 'post', text: '一天涨粉一千', change: 'removed' },
    appeal: { hours: 60, text: '账号被别人登录过，那篇不是我发的，请帮忙查一下。' },
  },
]

/** Cards of the older club that members asked to bind. */
export const clubClaims = [
  { member: '老胶片', hours: 14, clubCardNo: 'GQ20080417', realName: '周建国', phone: '13800131012' },
  { member: '湖边的风', hours: 33, clubCardNo: 'GQ20151130', realName: '苏晓岚', phone: '13800131013' },
] as const

/** Changed profiles. */
export const changedProfiles = [
  { member: '巷口的灯', nickName: '巷口的灯光', introduction: '下班路上随手拍，周末去远一点的地方。' },
  { member: '路过的云', nickName: null, introduction: '需要照片里去路人的可以找我，很快。' },
]
