// Names and limits of the entries of the FAQ, for the site, the console and files.

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
  /** Characters of the Markdown. */
  answer: { min: 4, max: 2000 },
  /** Open entries that the page shows; the search is in the browser. */
  shown: 200,
  /** Of what somebody searches for. */
  keyword: 40,
} as const

/** Lengths of the texts of the page that operators write. */
export const serviceLimits = { hotline: 30, hours: 60, repairText: 500 } as const
