// How members who are away are reached. Without zod.

/** Kinds of notices that reach a member who is away; all but messages are tabs of the notice pages. */
export const reachKinds = [
  'comment',
  'mention',
  'follower',
  'circle',
  'activity',
  'system',
  'like',
  'message',
] as const
export type ReachKind = (typeof reachKinds)[number]

/** The kinds of tabs 1 to 6 of the notice pages. */
export const reachKindOfTab: Readonly<Record<number, ReachKind>> = {
  1: 'comment',
  2: 'mention',
  3: 'follower',
  4: 'circle',
  5: 'activity',
  6: 'system',
}

/** How often a digest is mailed. */
export const mailDigests = { none: 0, daily: 1, weekly: 2 } as const
type MailDigest = (typeof mailDigests)[keyof typeof mailDigests]
export const mailDigestNames = { 0: '不发', 1: '每天', 2: '每周一' } as const satisfies Record<
  MailDigest,
  string
>

export const reachLimits = {
  /** Browsers of a member with notifications switched on; a further one replaces the one that was unused longest. */
  devices: 10,
  /** Length of the address that a browser's push service gave. */
  endpoint: 2048,
  /** Delay of a notification, so that several at once become one. */
  gatherMs: 15_000,
  /** Hour in Shanghai at which digests are mailed. */
  mailHour: 9,
} as const

/** Default hours in Shanghai without notifications. */
export const usualQuietHours = { from: 22, to: 8 } as const

export const reachTexts = {
  notices: '{n} 条未读通知',
  messages: '{n} 条未读私信',
  more: '99+',
  /** Joins the two above. */
  and: '，',
  unknownDevice: '未知设备',
  endpoint: '这个浏览器的推送服务用不了',
} as const

export const digestTexts = {
  subject: '{name}：你有{counts}',
  greeting: '{nickName}，你好：',
  daily: '这是你离开的一天里收到的新消息。',
  weekly: '这是你离开的一周里收到的新消息。',
  counts: '你有{counts}。',
  like: '{n} 组新的赞与收藏',
  open: '查看：{url}',
  why: '你在通知设置里开启了邮件摘要，所以收到这封邮件。',
  settings: '更改多久发一次：{url}',
  stop: '不再接收：{url}',
} as const

/** The page on which digests are switched off. */
export const digestStopTexts = {
  title: '不再接收邮件摘要',
  question: '确定后，这个账号不会再收到邮件摘要。之后可以在设置里重新开启。',
  confirm: '不再接收',
  done: '已为你关闭邮件摘要。',
  invalid: '链接不完整或已经失效。请登录后在通知设置里关闭邮件摘要。',
} as const
