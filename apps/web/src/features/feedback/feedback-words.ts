import type { FeedbackDetail } from '@guangquan/contract'
import { feedbackLimits } from '@guangquan/contract/feedback/feedback.words'
import type { PillTone } from '@guangquan/ui'

/** Tones of the states of a ticket. */
export const stateTones: Record<FeedbackDetail['state'], PillTone> = {
  1: 'accent',
  2: 'info',
  3: 'success',
  4: 'plain',
}

const closerSentences = {
  1: '你关闭了这件反馈。',
  2: '客服关闭了这件反馈。',
  3: `客服回复后 ${feedbackLimits.days} 天没有新的补充，这件反馈已自动关闭。`,
} as const

/** The state of a ticket, and the next step. */
export function stateSentence({ state, closedBy, replies }: FeedbackDetail): string {
  if (state === 1 && replies.length > 0) return '补充已经转给客服，回复后会通知你。'
  if (state === 1) return '客服还没有开始处理，回复后会通知你。'
  if (state === 2) return '客服正在处理，回复后会通知你。'
  if (state === 3)
    return `客服已经回复。没有解决可以接着回复；${feedbackLimits.days} 天没有新的补充会自动关闭。`
  return closedBy === null ? '这件反馈已经关闭。' : closerSentences[closedBy]
}
