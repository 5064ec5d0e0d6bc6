import { shopTypes, type ShopType } from '../goods/goods.words.ts'

/** Categories of products that exist from the beginning. */
export const productCategories = {
  mirrorless: 1,
  reflex: 2,
  lens: 3,
  flash: 4,
  compact: 5,
  accessory: 6,
  binoculars: 7,
} as const

export const productStates = {
  inReview: 1,
  inForce: 2,
  refused: 3,
  unbound: 4,
  transferred: 5,
  disputed: 6,
} as const
export type ProductState = (typeof productStates)[keyof typeof productStates]

export const productStateNames = {
  1: '待审核',
  2: '已生效',
  3: '未通过',
  4: '已解绑',
  5: '已转让',
  6: '争议中',
} as const satisfies Record<ProductState, string>

/** States of a proof of purchase. */
export const invoiceStates = { none: 0, waiting: 1, accepted: 2, refused: 3 } as const
export const invoiceStateNames = { 0: '没有', 1: '待审核', 2: '已认可', 3: '未认可' } as const

/** The watermark on every copy of a proof of purchase. */
export const proofWatermark = '仅供注册核验'
/** Max pages of a PDF that proves a purchase. */
export const maxProofPages = 10

/** The market of a product; only the mainland's has the extended warranty. */
export const productOrigins = { mainland: 1, hongKong: 2, overseas: 3, unknown: 4 } as const
export type ProductOrigin = (typeof productOrigins)[keyof typeof productOrigins]
export const productOriginNames = { 1: '国行', 2: '港澳台', 3: '海外', 4: '不清楚' } as const

/** Entries of the dictionary BuyChannelType that mean a shop of the list, with its type. */
export const channelShopTypes: Readonly<Record<number, ShopType>> = {
  1: shopTypes.own,
  5: shopTypes.dealer,
}

/** What is known about a product number before it is registered. */
export const serialStates = {
  free: 0,
  wrongForm: 1,
  own: 2,
  taken: 3,
  notShipped: 4,
  blocked: 5,
  /** Another member requested it without an access code and waits for staff; a correct code takes precedence. */
  requested: 6,
} as const

/** Rules of growth that reward the registration of a product. */
export const rewardRules = ['productCamera', 'productLens', 'productAccessory'] as const
export type RewardRule = (typeof rewardRules)[number]

/** States of an access code. */
export const accessCodeStates = { unused: 0, used: 1, frozen: 2, void: 3 } as const
export const accessCodeStateNames = { 0: '未使用', 1: '已使用', 2: '已冻结', 3: '已作废' } as const

/** Wrong access codes that a member may enter in an hour, and one address in a day. */
export const accessCodeTries = { perHour: 5, perAddressAndDay: 20 } as const

/** Max pictures that prove a purchase. */
export const productProofs = { invoices: 3, warrantyCards: 2 } as const

/** Why a warranty is longer: the title of an activity; empty: an accepted invoice. */
export const extensionText = ({ months, activity }: { months: number; activity: string }): string =>
  activity === '' ? `购买凭证审核通过，延长 ${months} 个月` : `参加「${activity}」，延长 ${months} 个月`

/** Follows the sentence of the notice that an application was accepted. */
export const warrantyExtendedText = (months: number): string => `保修延长 ${months} 个月`

/** Stands beside every date of a warranty. */
export const warrantyNote = '以售后服务中心判定为准'
