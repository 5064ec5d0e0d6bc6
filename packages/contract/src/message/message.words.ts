/** Kinds of messages. */
export const messageKinds = { text: 1, photographs: 2, card: 3 } as const

/** Who may write to a member who has not written to them. */
export const messageSenders = { everybody: 1, followed: 2, mutual: 3, nobody: 4 } as const
export type MessageSender = (typeof messageSenders)[keyof typeof messageSenders]

export const messageSenderNames: Record<MessageSender, string> = {
  1: '所有人',
  2: '我关注的人',
  3: '互相关注的人',
  4: '没有人',
}

/** The two lists of conversations. */
export const messageFolders = { known: 1, strangers: 2 } as const

/** What can be sent as a card: kinds of targets. */
export const messageCards = ['post', 'product', 'circle', 'activity'] as const
export type MessageCardKind = (typeof messageCards)[number]

export const messageLimits = {
  text: 1000,
  photographs: 9,
  /** How long a message can be recalled. */
  recallMs: 2 * 60_000,
  /** Messages to a person who has neither answered nor follows the writer: texts without links. */
  toStranger: 3,
  /** Strangers who may get the same text within a day. */
  sameTextToStrangers: 3,
  storedDays: 365,
  /** Messages that a report shows to staff. */
  reportedLines: 20,
  /** Messages of a page, and changes in one response. */
  page: 50,
} as const

export const messageRefusalKeys = [
  'closed',
  'phone',
  'blocking',
  'gone',
  'restricted',
  'level',
  'perDay',
  'waiting',
] as const
export type MessageRefusal = (typeof messageRefusalKeys)[number]

/** Why the caller may not write to somebody: shown in place of the text box. */
export const messageRefusals: Record<MessageRefusal, string> = {
  closed: '私信暂未开放',
  phone: '为符合实名要求，请先绑定手机号',
  blocking: '你已拉黑对方，解除后可以发私信',
  gone: '对方的账号已停用',
  restricted: '对方设置了谁可以发私信给自己，你暂时不能发',
  level: '升到 Lv.{level} 后可以给没有关注你的人发私信',
  perDay: '今天已经给 {max} 位陌生人发过私信，请明天再来',
  waiting: '对方回复前最多发 {max} 条，请等对方回复',
}

/** Previews of messages without a text. */
export const messagePreviews = {
  photographs: '[照片]',
  card: '[卡片]',
  recalledByMe: '你撤回了一条消息',
  recalledByOther: '对方撤回了一条消息',
} as const

/** Faults of a message, shown beside its box. */
export const messageSentences = {
  nothing: '写点什么再发',
  several: '一条私信只能是文字、照片、卡片中的一种',
} as const
