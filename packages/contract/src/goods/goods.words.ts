import { countText } from '../text/count-text.ts'

/** A benefit costs nothing. */
export const goodsTypes = { benefit: 1, coins: 2 } as const
export type GoodsType = (typeof goodsTypes)[keyof typeof goodsTypes]
export const goodsTypeNames = { 1: '权益', 2: '金币兑换' } as const

/** A parcel, a code, something on the site, an appointment in a shop. */
export const goodsKinds = { shipped: 1, code: 2, virtual: 3, appointment: 4 } as const
export type GoodsKind = (typeof goodsKinds)[keyof typeof goodsKinds]
export const goodsKindNames = { 1: '实物', 2: '券码', 3: '虚拟', 4: '服务预约' } as const

export const goodsStates = { draft: 0, published: 1, withdrawn: 2 } as const
export const goodsStateNames = { 0: '草稿', 1: '已上架', 2: '已下架' } as const

export const orderStates = { toShip: 1, shipped: 2, completed: 3, cancelled: 4, returned: 5 } as const
export type OrderState = (typeof orderStates)[keyof typeof orderStates]
export const orderStateNames = { 1: '待发货', 2: '已发货', 3: '已完成', 4: '已取消', 5: '已退换' } as const

export const codeStates = { pooled: 0, unused: 1, used: 2, expired: 3, void: 4 } as const
export type CodeState = (typeof codeStates)[keyof typeof codeStates]
export const codeStateNames = { 0: '未发放', 1: '未使用', 2: '已使用', 3: '已过期', 4: '已作废' } as const

/** Types of shops: the brand's own, dealers, service points. */
export const shopTypes = { own: 1, dealer: 2, service: 3 } as const
export type ShopType = (typeof shopTypes)[keyof typeof shopTypes]
export const shopTypeNames = { 1: '直营店', 2: '授权专卖店', 3: '维修服务网点' } as const

export const goodsLimits = {
  name: 40,
  summary: 60,
  detail: 2000,
  note: 500,
  pictures: 6,
  shops: 50,
  /** Units of one order. */
  count: 20,
  stock: 1_000_000,
  coins: 1_000_000,
  codeDays: 3650,
  sort: 10_000,
  /** Characters of a code. */
  code: { min: 8, max: 40 },
} as const

/** Days after which a shipped order counts as received. */
export const orderCompletionDays = 15
/** Days before a code expires on which its member is notified. */
export const codeNoticeDays = 7
/** Min age to exchange coins for goods. */
export const exchangeAge = 18

/** Conditions for one of the goods. */
export const goodsConditionKeys = ['level', 'owner', 'age', 'period', 'stock', 'limit', 'coins'] as const
export type GoodsConditionKey = (typeof goodsConditionKeys)[number]

/** Pictures of goods, with their cropped size. */
export const goodsPicture = { useType: 46, width: 1200, height: 900 } as const

/** Texts with figures that the server fills in. */
export const goodsTexts = {
  /** The cause of a spending in the list of coins. */
  spending: (name: string) => `兑换${name}`,
  returned: (name: string, coins: number) => (coins > 0 ? `${name}，退回 ${coins} 金币` : name),
  codeUntil: (name: string, day: string) => `${name}，到 ${day} 为止有效`,
  shipped: (name: string, parcel: string) => `${name}，${parcel}`,
  openOrders: (count: number) => `还有 ${count} 个兑换订单没有完成，请取消或等收到后再注销`,
  /** Who changed an order, if not staff. */
  byMember: '会员',
} as const

export const conditionTexts = {
  level: (level: number, stop: number) => `等级达到 Lv.${level}（f/${stop}）`,
  owner: '已注册产品的机主',
  age: `年满 ${exchangeAge} 岁`,
  /** @param begin, end to the minute; empty: open on that side */
  period: (begin: string, end: string) =>
    end === '' ? `${begin} 起` : begin === '' ? `${end} 前` : `${begin} 至 ${end}`,
  stock: (left: number) => (left > 0 ? `还剩 ${left} 份` : '已经兑完'),
  limit: (per: 'total' | 'year' | 'month', max: number, had: number) =>
    `${limitNames[per]} ${max} 份${had > 0 ? `，已有 ${had} 份` : ''}`,
  coins: (missing: number, available: number) =>
    missing > 0 ? `还差 ${countText(missing)} 金币` : `金币够用，现有 ${countText(available)}`,
} as const

const limitNames = { total: '每人', year: '每人每年', month: '每人每月' } as const

/** The name of a frame for some days as goods. */
export const frameGoodName = (days: number): string => `相框 ${days} 天`
