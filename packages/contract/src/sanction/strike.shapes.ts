export const strikeKinds = { warning: 1, mute: 2, ban: 3 } as const
export type StrikeKind = keyof typeof strikeKinds

export const strikeLabels = { warning: '警告', mute: '禁言', ban: '封号' } as const satisfies Record<
  StrikeKind,
  string
>

export function strikeName(strike: { kind: StrikeKind; days: number | null; isAutomatic: boolean }): string {
  const name = strikeLabels[strike.kind] + (strike.days === null ? '' : ` ${strike.days} 天`)
  return strike.isAutomatic ? `${name}（累计警告）` : name
}

/** The mutes that staff can choose, in days. */
export const muteDays = [1, 3, 7, 30] as const
export type MuteDays = (typeof muteDays)[number]

/** A member may appeal once, within so many days after the notice of a strike. Lengths of the texts. */
export const appealLimits = { days: 7, text: { min: 10, max: 500 }, answer: 200 } as const
/** Working days within which staff decide. */
export const appealWorkingDays = 3
export const appealStates = { waiting: 1, lifted: 2, upheld: 3 } as const

/** Subjects of a strike, in a sentence to its member. */
export const strikeSubjects = { post: '作品', comment: '评论', member: '资料' } as const
export type StrikeSubject = keyof typeof strikeSubjects

/** What was done to the target of a strike, in a sentence to its member. */
export const strikeChanges = {
  none: '',
  refused: '没有通过审核',
  removed: '已被删除',
  limited: '仅自己可见',
  masked: '已被打码',
} as const
export type StrikeChange = keyof typeof strikeChanges

/** Whether the target of a strike can be shown again, because staff took it away. */
export const isRestorable = (change: string): boolean =>
  change === 'refused' || change === 'removed' || change === 'limited'

/** The reason of a strike that follows from warnings. */
export const automaticReason = '90 天内 3 次警告'

export interface StrikeFacts {
  reason: string
  /** `yyyy-MM-dd HH:mm:ss`; null without an end. */
  until: string | null
  /** Deadline for an appeal. */
  appealUntil: string
  target: { kind: StrikeSubject; text: string; change: StrikeChange } | null
}

/** What follows the sentence of a strike's notice: why, until when, what was changed, how to appeal. */
export function strikeNote({ reason, until, appealUntil, target }: StrikeFacts): string {
  const parts = [
    reason,
    until === null ? '' : `到 ${until} 为止`,
    target === null ? '' : targetSentence(target),
    `不认可可以在 ${appealUntil} 前到「设置 · 违规与申诉」申诉一次`,
  ]
  return parts.filter((part) => part !== '').join('；')
}

/** The target of a strike and what was done to it. */
export function targetSummary({ kind, text, change }: NonNullable<StrikeFacts['target']>): string {
  const name = text === '' ? '' : `「${text}」`
  return `${strikeSubjects[kind]}${name}${change === 'none' ? '' : `，${strikeChanges[change]}`}`
}

/** As `targetSummary`, addressed to the member. */
export function targetSentence(target: NonNullable<StrikeFacts['target']>): string {
  return `涉及你的${targetSummary(target)}`
}
