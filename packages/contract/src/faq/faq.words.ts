export const faqCategories = {
  account: 1,
  publishing: 2,
  product: 3,
  coins: 4,
  firmware: 5,
  other: 6,
} as const
export type FaqCategory = (typeof faqCategories)[keyof typeof faqCategories]
export const faqCategoryNames = {
  1: '账号与登录',
  2: '发布与图片',
  3: '产品注册与保修',
  4: '金币与礼品',
  5: '固件与软件',
  6: '其他',
} as const

export const faqLimits = {
  question: { min: 4, max: 60 },
  /** Characters of Markdown. */
  answer: { min: 4, max: 2000 },
  /** Open entries that the page shows; it is searched in the browser. */
  shown: 200,
  /** Length of a search. */
  keyword: 40,
} as const

/** Lengths of the texts of the page that operators write. */
export const serviceLimits = { hotline: 30, hours: 60, repairText: 500 } as const
