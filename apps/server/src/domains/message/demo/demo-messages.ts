/** The speaker, the minutes ago, and the text. */
type Line = readonly [speaker: string, minutesAgo: number, text: string]

const hour = 60
const day = 24 * hour

export interface DemoConversation {
  /** Begun by somebody whom the other side does not follow. */
  strangers?: boolean
  lines: readonly Line[]
}

/** Conversations of the demonstration accounts: people they know, and strangers. */
export const demoConversations: readonly DemoConversation[] = [
  {
    lines: [
      ['沈一白', 2 * day + 40, '上次在老洋房拍的那组，我放了一张 8×10 的。'],
      ['林小满', 2 * day + 35, '真的吗！能看看吗'],
      ['沈一白', 2 * day + 30, '楼梯那张，黑得很干净，用的 35mm。'],
      ['林小满', 2 * day + 28, '这张的黑真黑[惊讶] 是 f/5.6 吗？'],
      ['沈一白', 2 * day + 20, '对，1/30，靠着栏杆拍的。'],
      ['沈一白', 3 * hour + 12, '那张楼梯我洗出来了，周末带给你'],
      ['林小满', 3 * hour, '太好了，周六留园见。我带 50 和那支 90。'],
      ['沈一白', 42, '那天下午光应该不错，早点到。'],
    ],
  },
  {
    lines: [
      ['林小满', 5 * day, '一川老师，周日的海边还去吗？'],
      ['一川', 5 * day - 20, '去。看潮汐表，四点半集合最好。'],
      ['林小满', 4 * day, '好，我把三脚架也带上。'],
      ['一川', 20 * hour, '提醒一下，集合时间改到四点半，别迟到'],
    ],
  },
  {
    lines: [
      ['老秦', 9 * day, '一白，你冲卷用的什么药水？'],
      ['沈一白', 9 * day - 30, 'D-76 一比一，二十度，九分半。'],
      ['老秦', 8 * day, '试了，颗粒细多了，谢谢。'],
      ['老秦', 26 * hour, '台风又要来了，这几天拍不了海。'],
    ],
  },
  {
    strangers: true,
    lines: [['初学者小李', 7 * hour, '你好，很喜欢你那组窗边的静物，请问用的是自然光吗？']],
  },
  {
    strangers: true,
    lines: [
      ['小寒', 30 * hour, '一白你好，看了你的黑白展，想请教一下暗房入门该买什么。'],
      ['小寒', 29 * hour, '不急，有空再回就好。'],
    ],
  },
]

/** For each conversation begun by a stranger, the recipient. */
export const demoStrangers: Readonly<Record<string, string>> = { 初学者小李: '林小满', 小寒: '沈一白' }
