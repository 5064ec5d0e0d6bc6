import type { MethodInput, Services } from '@guangquan/contract'

export type WallInput = MethodInput<Services['Picture']['GetList']>

const sorts = ['recommend', 'new', 'hot'] as const
export type WallSort = (typeof sorts)[number]

/** 推荐 / 最新 / 热度 */
export const sortLabels: Record<WallSort, string> = { recommend: '推荐', new: '最新', hot: '热度' }

/** Ranges of the exposure. */
export const rangeKeys = [
  'fMin',
  'fMax',
  'focalMin',
  'focalMax',
  'isoMin',
  'isoMax',
  'secMin',
  'secMax',
] as const
const textKeys = ['topicId', 'cameraId', 'lensId'] as const

/** The wall's filter as the address carries it. Only what differs from the default is named, in one fixed order. */
export function readWallFilter(search: URLSearchParams): WallInput {
  const input: WallInput = {}
  const sort = sorts.find((known) => known === search.get('sort'))
  if (sort !== undefined && sort !== 'recommend') input.sort = sort
  for (const key of textKeys) {
    const value = search.get(key)
    if (value !== null && value !== '') input[key] = value
  }
  for (const key of rangeKeys) {
    const value = Number(search.get(key) ?? Number.NaN)
    if (Number.isFinite(value)) input[key] = value
  }
  return input
}

/** The address of the wall with one part of the filter changed; null removes it. */
export function changeWallFilter(
  search: URLSearchParams,
  change: Partial<Record<string, string | null>>,
): string {
  const next = new URLSearchParams(search)
  for (const [key, value] of Object.entries(change)) {
    if (value === null || value === undefined) next.delete(key)
    else next.set(key, value)
  }
  return next.toString()
}
