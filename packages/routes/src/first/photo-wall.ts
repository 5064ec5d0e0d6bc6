import type { MethodInput, Services } from '@guangquan/contract'
import { api, call } from '@guangquan/contract/wire/method-ref'
import type { Address } from '../route.ts'

export type WallInput = MethodInput<Services['Picture']['GetList']>

const sorts = ['new', 'hot'] as const
const textKeys = ['topicId', 'cameraId', 'lensId'] as const

/** Range filters of camera data. */
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

/** The filter of the wall in an address, which contains only what differs from the default, in a fixed order. */
export function readWallFilter(query: Address['query']): WallInput {
  const input: WallInput = {}
  const sort = sorts.find((known) => known === query.get('sort'))
  if (sort !== undefined) input.sort = sort
  for (const key of textKeys) {
    const value = query.get(key)
    if (value !== null && value !== '') input[key] = value
  }
  for (const key of rangeKeys) {
    // A parameter without a value is not 0.
    const text = query.get(key)?.trim() ?? ''
    const value = Number(text)
    if (text !== '' && Number.isFinite(value)) input[key] = value
  }
  return input
}

export const wallOf = (filter: WallInput) => call(api.Picture.GetList, filter)

export const gearOptions = () => call(api.Picture.GetGearOptions, {})

/** The operator's banners on the page of photographs. */
export const wallBanners = () => call(api.SysBaseInfo.GetBannerList, { adPlace: 3 })

export const photoTopics = () => call(api.SysBaseInfo.GetTopicList, { type: 2 })
