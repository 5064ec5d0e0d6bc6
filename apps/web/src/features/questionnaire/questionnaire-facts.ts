import type { QuestionnaireCard } from '@guangquan/contract'

/** 12 月 20 日 18:00. @param time `yyyy-MM-dd HH:mm:ss` */
export function minuteOf(time: string): string {
  const [, month = '', day = ''] = /^\d{4}-(\d\d)-(\d\d)/.exec(time) ?? []
  return `${Number(month)} 月 ${Number(day)} 日 ${time.slice(11, 16)}`
}

/** The reward for answering; empty without one. */
export function rewardText({ coins, giftTitle }: Pick<QuestionnaireCard, 'coins' | 'giftTitle'>): string {
  if (coins > 0) return `送 ${coins} 金币`
  return giftTitle === '' ? '' : `送${giftTitle}`
}
