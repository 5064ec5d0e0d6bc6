/** Types of news. A video shows a member's video post. */
export const newsTypes = { news: 1, announcement: 2, video: 3, firmware: 4 } as const
export type NewsType = (typeof newsTypes)[keyof typeof newsTypes]
export const newsTypeNames = { 1: '新闻', 2: '公告', 3: '视频', 4: '固件' } as const

export const newsStates = { draft: 0, published: 1, withdrawn: 2 } as const
export const newsStateNames = { 0: '草稿', 1: '已发布', 2: '已撤下' } as const

/** Kinds of audiences of an announcement. */
export const audienceKinds = ['all', 'level', 'area', 'product', 'circle', 'member'] as const
export type AudienceKind = (typeof audienceKinds)[number]
export const audienceKindNames: Readonly<Record<AudienceKind, string>> = {
  all: '所有会员',
  level: '某个等级以上的会员',
  area: '某个省市的会员',
  product: '注册了某款产品的会员',
  circle: '某个圈子的成员',
  member: '一位会员（试发）',
}

/** Audiences in words; the placeholder in braces is replaced. */
export const audienceTexts = {
  level: 'Lv{n} 以上的会员',
  area: '{area}的会员',
  product: '注册了{product}的会员',
  unknownProduct: '一款产品',
  circle: '圈子「{circle}」的成员',
  unknownCircle: '已解散',
} as const

export const announcementStates = { waiting: 1, sending: 2, sent: 3, withdrawn: 4 } as const
export const announcementStateNames = { 1: '等待发送', 2: '正在发送', 3: '已发送', 4: '已撤回' } as const

export const newsLimits = {
  title: { min: 2, max: 60 },
  summary: 120,
  source: 20,
  /** Characters of Markdown. */
  body: { min: 10, max: 20_000 },
  /** Pictures in the body. */
  pictures: 30,
} as const

/** The cover of news, with its cropped size. */
export const newsCover = { useType: 49, width: 1280, height: 720 } as const

/** A picture in the body, uncropped: the long edges of its copies, and the min width. */
export const newsPicture = { useType: 51, copies: [1080, 1600], minWidth: 600 } as const
