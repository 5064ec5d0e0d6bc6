import { countText } from '../text/count-text.ts'

/** Groups of medals in their order on the page: number → name. */
export const medalGroups = {
  1: '成长',
  2: '创作',
  3: '题材',
  4: '参数',
  5: '机主',
  6: '活动',
  7: '赛事',
  8: '社区',
} as const

export const medalGroupName = (group: number): string =>
  Object.entries(medalGroups).find(([number]) => Number(number) === group)?.[1] ?? ''

/** Metals of the tiers. */
export const medalTierNames: Readonly<Record<number, string>> = { 1: '铜', 2: '银', 3: '金' }

/** The name of a hidden medal until it is won. */
export const hiddenMedalName = '???'

/** Name and tier of a medal, as its picture is read aloud: 快门手（银）. */
export function medalTitle(name: string, tier: number): string {
  const metal = medalTierNames[tier]
  return metal === undefined ? name : `${name}（${metal}）`
}

export const frameSources = {
  level: '等级',
  medal: '勋章',
  product: '产品注册',
  match: '影赛',
  goods: '金币兑换',
  season: '季节',
  gift: '颁发',
} as const
export type FrameSource = keyof typeof frameSources
export const frameSourceKeys = ['level', 'medal', 'product', 'match', 'goods', 'season', 'gift'] as const

/** 未获得, 已获得, 使用中, 已过期. */
export const frameStates = { locked: 0, owned: 1, used: 2, expired: 3 } as const
export type FrameState = (typeof frameStates)[keyof typeof frameStates]
export const frameStateNames: Readonly<Record<FrameState, string>> = {
  0: '未获得',
  1: '已获得',
  2: '使用中',
  3: '已过期',
}

/** A condition with its goal in place of `{n}`. */
export const conditionOf = (text: string, goal: number | null): string =>
  text.replace('{n}', goal === null ? '' : countText(goal))
