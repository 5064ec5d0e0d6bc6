/** Questions and options of the demonstration votes. */
export interface VoteWords {
  title: string
  text: string
  options: string[]
  /** Options have photographs of the author. */
  pictures?: true
  max?: number
  /** Days since the start, and duration in days. */
  began: number
  lasts: number
  showResult: 1 | 2 | 3
}

/** A vote that waits for the moderators. */
interface WaitingVote extends Omit<VoteWords, 'pictures' | 'began'> {
  /** Nickname of a newcomer. */
  author: string
  /** Value of `publish.review_cause`. */
  cause: 'firstPost' | 'word'
  hoursAgo: number
}

export const voteWords: VoteWords[] = [
  {
    title: '只带一支镜头去徒步，你会带哪支',
    text: '三天两夜，背包已经十五公斤。变焦省事，定焦轻一半，说说你的取舍。',
    options: ['CL 24mm f/2.8', 'CL 24-70mm f/2.8', 'CL 50mm f/1.4', 'CL 70-200mm f/4'],
    began: 2,
    lasts: 7,
    showResult: 2,
  },
  {
    title: '这几张里，哪一张做影展的封面',
    text: '下个月小展，封面只能选一张，看了三天看花眼了。',
    options: ['第一张', '第二张', '第三张', '第四张'],
    pictures: true,
    began: 1,
    lasts: 5,
    showResult: 1,
  },
  {
    title: '你拍风光，一般几点起床',
    text: '',
    options: ['天亮再说', '日出前一小时', '日出前两小时', '干脆不睡'],
    began: 4,
    lasts: 14,
    showResult: 1,
  },
  {
    title: '修图时，你最常动的是哪几项',
    text: '可以多选，我想看看大家的习惯。',
    options: ['白平衡', '曝光', '曲线', '色彩分级', '局部蒙版', '裁切'],
    max: 3,
    began: 6,
    lasts: 10,
    showResult: 1,
  },
  {
    title: '街拍被人看见镜头，你会怎么做',
    text: '不同城市的习惯也不一样，欢迎在评论里讲讲经历。',
    options: ['点头笑一下', '放下相机走开', '上前打招呼', '把照片给对方看'],
    began: 20,
    lasts: 7,
    showResult: 3,
  },
  {
    title: '黑白还是彩色',
    text: '同一个画面的两个版本，请选一张。',
    options: ['左边', '右边'],
    pictures: true,
    began: 3,
    lasts: 9,
    showResult: 2,
  },
]

export const waitingVotes: readonly WaitingVote[] = [
  {
    author: '湖边的风',
    cause: 'firstPost',
    hoursAgo: 3,
    title: '日出和日落，只能拍一个',
    text: '同一片湖，早上人少，傍晚颜色多。下周只有一天假，帮我选一个。',
    options: ['日出', '日落'],
    lasts: 5,
    showResult: 1,
  },
  {
    author: '涨粉助手',
    cause: 'word',
    hoursAgo: 7,
    title: '涨粉你选哪一种',
    text: '选完加微信，免费领取一百个粉丝。',
    options: ['按天', '按月', '包年'],
    lasts: 30,
    showResult: 1,
  },
]
