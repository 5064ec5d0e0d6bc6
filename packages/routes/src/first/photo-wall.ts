import type { MethodInput, Services } from '@guangquan/contract'
import { api, call } from '@guangquan/contract/wire/method-ref'
import type { Address } from '../route.ts'

export type WallInput = MethodInput<Services['Picture']['GetList']>

const sorts = ['new', 'hot'] as const
const textKeys = ['topicId', 'cameraId', 'lensId'] as const

/** Range filters of the exposure. */
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

/** Query parameters that the wall reads, with their values. */
export const wallReads: Readonly<Record<string, readonly string[] | null>> = {
  sort: sorts,
  ...Object.fromEntries([...textKeys, ...rangeKeys].map((name) => [name, null])),
}

/** The wall's filter as its address carries it. Only what differs from the default is named, in one fixed order. */
export function readWallFilter(query: Address['query']): WallInput {
  const input: WallInput = {}
  const sort = sorts.find((known) => known === query.get('sort'))
  if (sort !== undefined) input.sort = sort
  for (const key of textKeys) {
    const value = query.get(key)
    if (value !== null && value !== '') input[key] = value
  }
  for (const key of rangeKeys) {
    // A name without a value is not 0.
    const text = query.get(key)?.trim() ?? ''
    const value = Number(text)
    if (text !== '' && Number.isFinite(value)) input[key] = value
  }
  return input
}

export const wallOf = (filter: WallInput) => call(api.Picture.GetList, filter)

export const gearOptions = () => call(api.Picture.GetGearOptions, {})

/** What the operator shows on the page of photographs. */
export const wallBanners = () => call(api.SysBaseInfo.GetBannerList, { adPlace: 3 })

/** Topics of photographs. */
export const photoTopics = () => call(api.SysBaseInfo.GetTopicList, { type: 2 })
