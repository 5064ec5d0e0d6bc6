import type { ReportSign, ReviewDecision, ReviewKind } from '@guangquan/contract/review/review.words'

/** The sentence of a sign about several reports, and about one of them. */
export const signTexts: Record<ReportSign, { of: (count: number) => string; short: string }> = {
  newAccounts: { of: (count) => `${count} 份来自注册不到 3 天的账号`, short: '新账号' },
  sameWords: { of: (count) => `${count} 份的说明一样`, short: '说明一样' },
  sameNetwork: { of: (count) => `${count} 份来自同一个网段`, short: '同一网段' },
  sameHour: { of: (count) => `${count} 份在一个小时以内`, short: '一小时内' },
  related: { of: (count) => `${count} 份来自互相邀请注册的账号`, short: '互相邀请' },
}

interface DecisionName {
  name: string
  /** What was done, as text after a number of cases. */
  done: string
  /** The key that does it. */
  key: string
  danger?: true
}

export const decisionNames: Record<ReviewDecision, DecisionName> = {
  pass: { name: '通过', done: '已通过', key: 'a' },
  mask: { name: '打码', done: '已打码', key: 'p' },
  refuse: { name: '驳回', done: '已驳回', key: 'r' },
  delete: { name: '删除', done: '已删除', key: 'd', danger: true },
  limit: { name: '限流', done: '已限流', key: 'l' },
  warn: { name: '警告', done: '已警告', key: 'w' },
  mute: { name: '禁言', done: '已禁言', key: 'm', danger: true },
  ban: { name: '封号', done: '已封号', key: 'b', danger: true },
}

export const decisionLabels: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(decisionNames).map(([decision, { name }]) => [decision, name]),
)

/** The effect of a decision on a post or comment and its author, shown before it is sent. */
const decisionEffects: Record<ReviewDecision, string> = {
  pass: '',
  mask: '打码的图片替换原来的，内容通过审核；作者会收到原因。',
  refuse: '作者能看到原因，改过以后重新送审。',
  delete: '内容立即看不到，作者会收到原因。',
  limit: '只有作者自己看得到，不另行通知。',
  warn: '内容不再显示，记一次警告；90 天内 3 次警告会自动禁言。',
  mute: '内容不再显示，期间不能发布和评论。',
  ban: '内容不再显示，账号退出登录，不能再登录。',
}

const memberEffects: Partial<Record<ReviewDecision, string>> = {
  refuse: '改过的头像、昵称、简介恢复为默认的，会员会收到原因。',
  warn: '改过的资料恢复为默认的，记一次警告；90 天内 3 次警告会自动禁言。',
  mute: '改过的资料恢复为默认的，期间不能发布和评论。',
  ban: '改过的资料恢复为默认的，账号退出登录，不能再登录。',
}

/** The effect of a decision on these kinds. */
export function effectOf(decision: ReviewDecision, kinds: readonly ReviewKind[]): string {
  const isOfMembers = kinds.every((kind) => kind === 'member')
  return (isOfMembers ? memberEffects[decision] : undefined) ?? decisionEffects[decision]
}

const minute = 60_000

/** A rough relative time. */
export function agoText(at: number, now: number): string {
  const minutes = Math.max(0, Math.floor((now - at) / minute))
  if (minutes < 1) return '刚刚'
  if (minutes < 60) return `${minutes} 分钟前`
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? `${hours} 小时前` : `${Math.floor(hours / 24)} 天前`
}
