/** A present, or a prize that somebody won. */
export const presentTypes = { present: 1, award: 2 } as const
export type PresentType = (typeof presentTypes)[keyof typeof presentTypes]
export const presentTypeNames = { 1: '礼物', 2: '奖品' } as const

/** Why a member gets a present. */
export const presentSources = {
  registered: 1,
  birthday: 2,
  level: 3,
  lottery: 4,
  contest: 5,
  activity: 6,
  questionnaire: 7,
  compensation: 8,
  brand: 9,
} as const
export type PresentSource = (typeof presentSources)[keyof typeof presentSources]
export const presentSourceNames: Record<PresentSource, string> = {
  1: '注册礼',
  2: '生日礼',
  3: '升级礼',
  4: '抽奖',
  5: '比赛',
  6: '活动',
  7: '问卷',
  8: '补偿',
  9: '官方赠送',
}

/** Sources whose presents a rule gives automatically. */
export const ruledSources = [1, 2, 3] as const
export type RuledSource = (typeof ruledSources)[number]
/** Sources of presents that staff give. */
export const grantedSources = [8, 9] as const
export type GrantedSource = (typeof grantedSources)[number]

export const presentStates = {
  toClaim: 1,
  toChoose: 2,
  needsAddress: 3,
  toShip: 4,
  shipped: 5,
  completed: 6,
  expired: 7,
  givenUp: 8,
  exchanged: 9,
} as const
export type PresentState = (typeof presentStates)[keyof typeof presentStates]
export const presentStateNames: Record<PresentState, string> = {
  1: '待领取',
  2: '待选择',
  3: '待填地址',
  4: '待发货',
  5: '已发货',
  6: '已完成',
  7: '已过期',
  8: '已放弃',
  9: '已换金币',
}

/** The two lists of a member: open and closed. */
export const presentGroups = { current: [1, 2, 3, 4, 5], past: [6, 7, 8, 9] } as const
export type PresentGroup = keyof typeof presentGroups

/** How a present is delivered: by parcel, or at once on the site. Numbers of `goodsKinds`. */
export const giftKinds = { shipped: 1, virtual: 3 } as const
export type GiftKind = (typeof giftKinds)[keyof typeof giftKinds]
export const giftKindNames = { 1: '实物', 3: '虚拟' } as const

/** An option for staff. */
export const giftOptionText = ({ title, coins }: { title: string; coins: number }): string =>
  coins > 0 ? `${title}（${coins} 金币）` : title

export const giftLimits = {
  title: 40,
  detail: 2000,
  pictures: 6,
  options: 6,
  option: 30,
  /** In yuan. */
  value: 50_000,
  coins: 1_000_000,
  claimDays: 365,
  /** Members in one grant. */
  members: 2000,
  memo: 60,
} as const

/** Days to claim a present, unless its gift says otherwise. */
export const claimDays = 30
/** Days before the deadline on which the member is reminded. */
export const reminderDays = { first: 7, last: 1 } as const
/** Days after which a shipped present counts as received. */
export const presentCompletionDays = 15
/** Days by which a birthday has to be set in advance to get a present. */
export const birthdaySetDays = 30

/** Pictures of gifts, with their cropped size. */
export const giftPicture = { useType: 47, width: 1200, height: 900 } as const

/** The text of a notice about a deadline. @param deadline in wire format */
export function presentDeadlineText(title: string, deadline: string): string {
  return `${title}，${deadline.slice(0, 16)} 前有效`
}

/** Why something was given by a rule. */
export const presentMemos = {
  birthday: '生日快乐',
  level: (level: number) => `升到 Lv.${level}`,
  year: (level: number, year: string) => `Lv.${level} 年度礼 ${year}`,
} as const

/** Texts in the list of coins. */
export const presentCoinMemos = {
  claimed: (title: string) => `礼品：${title}`,
  exchanged: (title: string) => `${title}换成金币`,
} as const

/** Why an account cannot be deleted yet. */
export function openPresentsText(count: number): string {
  return `还有 ${count} 份礼品没有领完，请领取或放弃，等寄出后再注销`
}

/** States of an offer to replace a present. */
export const replacementStates = { waiting: 1, accepted: 2, refused: 3, withdrawn: 4 } as const
export type ReplacementState = (typeof replacementStates)[keyof typeof replacementStates]
export const replacementStateNames = {
  1: '等会员决定换不换',
  2: '会员同意换了',
  3: '会员不同意换',
  4: '已撤回',
} as const satisfies Record<ReplacementState, string>

export const replacementSentences = {
  gift: '请选择一个在用的礼品模板',
  cheaper: (value: number) => `价值不能低于原来的 ${value} 元`,
  dearer: (value: number, coins: number) =>
    `价值不能高于 ${value} 元，能换的金币不能多于 ${coins}；要给更多请另外发放`,
  note: (title: string, offered: string) => `《${title}》寄不出了，可以换成《${offered}》`,
  withdrawn: (title: string) => `《${title}》不用换了，按原来的处理`,
} as const
